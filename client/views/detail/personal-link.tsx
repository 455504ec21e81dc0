import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

/** Leads to a place that is the visitor's own, in a tab of its own; the Worker knows where. */
export function PersonalLink({
	href,
	ghost = false,
	children,
}: {
	href: string;
	ghost?: boolean;
	children: ReactNode;
}) {
	const { t } = usePage();
	return (
		<a
			className={ghost ? "button button--ghost" : "button"}
			href={href}
			target="_blank"
			rel="noopener noreferrer"
			data-track="external"
		>
			{children}
			<Icon name="external" />
			<span className="visually-hidden">({t("nav.newTab")})</span>
		</a>
	);
}
