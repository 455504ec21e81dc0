import type { ComponentProps } from "react";
import { paths, returningTo } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";

/** A link to sign-in or registration, which lead back to this page. Scripts open them as a modal. */
export function AccountLink({ to, ...link }: ComponentProps<"a"> & { to: "login" | "register" }) {
	const { locale, address } = usePage();
	return <a {...link} href={paths[to](locale) + returningTo(address)} data-modal={to} />;
}
