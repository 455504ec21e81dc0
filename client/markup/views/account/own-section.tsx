import type { ReactNode } from "react";
import type { PartName } from "../../../../shared/parts.ts";
import { Part } from "../../components/part.tsx";
import type { Deferred } from "../../deferred.ts";
import { usePage } from "../../page.ts";
import { SignInFirst } from "../detail/sign-in-first.tsx";

interface OwnSectionProps<T> {
	part: PartName;
	title: string;
	of: Deferred<T | null>;
	address?: string;
	children: (value: T) => ReactNode;
}

/** A vendor's part of an account page. Its heading shows in every state. */
export function OwnSection<T>({ part, title, of, address, children }: OwnSectionProps<T>) {
	const { t } = usePage();
	const framed = (content: ReactNode) => (
		<section className="own__section" id={part} tabIndex={-1} aria-labelledby={`own-${part}`}>
			<h2 id={`own-${part}`}>{title}</h2>
			{content}
		</section>
	);
	return (
		<Part name={part} of={of} address={address} placeholder={framed}>
			{(value) => framed(value === null ? <SignInFirst>{t("account.signInFirst")}</SignInFirst> : children(value))}
		</Part>
	);
}
