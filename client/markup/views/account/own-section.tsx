import type { ReactNode } from "react";
import type { PartName } from "../../../../shared/parts.ts";
import { Part } from "../../components/part.tsx";
import { SignInLinks } from "../../components/sign-in-links.tsx";
import type { Deferred } from "../../deferred.ts";
import { usePage } from "../../page.ts";

interface OwnSectionProps<T> {
	part: PartName;
	title: string;
	of: Deferred<T | null>;
	/** The page's address with its query, where it has one. */
	address?: string;
	children: (known: T) => ReactNode;
}

/** A vendor's part of an account's page, under its heading in whatever state. */
export function OwnSection<T>({ part, title, of, address, children }: OwnSectionProps<T>) {
	const { t } = usePage();
	const framed = (content: ReactNode) => (
		<section className="own__section" id={part} tabIndex={-1} aria-labelledby={`own-${part}`}>
			<h2 id={`own-${part}`}>{title}</h2>
			{content}
		</section>
	);
	const signedOut = () => (
		<>
			<p>{t("account.signInFirst")}</p>
			<SignInLinks />
		</>
	);
	return (
		<Part name={part} of={of} {...(address ? { address } : {})} placeholder={framed} failed={framed}>
			{(known) => framed(known === null ? signedOut() : children(known))}
		</Part>
	);
}
