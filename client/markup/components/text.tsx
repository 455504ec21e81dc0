import type { ReactNode } from "react";
import { splitMatches } from "../../../shared/matches.ts";
import { splitNames, withFixedSpaces } from "../../../shared/text.ts";
import { usePage } from "../page.ts";
import { raised } from "./raised.tsx";

/*
 * Nested lists of texts and elements, without components and fragments: a page of results has more of them than of all else. Their
 * order never changes, so an index is as good a key as any.
 */

/** Marks the matches of a search term. Every second piece is a match. */
const withMatches = (text: string, term: string): ReactNode =>
	splitMatches(text, term).map((piece, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: see above
		index % 2 === 1 ? <mark key={index}>{raised(piece)}</mark> : raised(piece),
	);

/** Keeps names with a hyphen, and what a space must not part, on one line. */
const withoutBreaks = (text: string, within: (piece: string) => ReactNode): ReactNode =>
	splitNames(withFixedSpaces(text)).map((piece, index) =>
		index % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: see above
			<span className="unbroken" key={index}>
				{within(piece)}
			</span>
		) : (
			within(piece)
		),
	);

export const Marked = ({ text }: { text: string }) => withoutBreaks(text, raised);

export const Highlighted = ({ text, term }: { text: string; term: string }) =>
	withoutBreaks(text, (piece) => withMatches(piece, term));

export const Headline = ({ title, intro }: { title: string; intro: string }) => (
	<>
		<h1>
			<Marked text={title} />
		</h1>
		{intro && (
			<p className="lead">
				<Marked text={intro} />
			</p>
		)}
	</>
);

const NEW_TAB = /<a [^<>]*target="_blank"[^<>]*>.*?<\/a>/gs;

/** HTML that the Worker has sanitised. Its links to other sites say that they open a tab; those of players say so already. */
export function Prose({ html }: { html: string }) {
	const { t } = usePage();
	const hint = ` <span class="visually-hidden">(${t("nav.newTab")})</span></a>`;
	const hinted = html.replace(NEW_TAB, (link) =>
		link.includes("visually-hidden") ? link : link.replace(/<\/a>$/, () => hint),
	);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by worker/content/text before it was cached
	return <div className="prose" dangerouslySetInnerHTML={{ __html: hinted }} />;
}
