import { Fragment, type ReactNode } from "react";
import { splitMatches } from "../../../shared/matches.ts";
import { splitNames, splitRegisteredMarks, withUnits } from "../../../shared/text.ts";

/** Raises the registered trademark sign. [5.03] */
const Raised = ({ text }: { text: string }) =>
	splitRegisteredMarks(text).map((piece, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
		piece === "®" ? <sup key={index}>®</sup> : <Fragment key={index}>{piece}</Fragment>,
	);

/** Marks the matches of a search term. Every second piece is a match. */
const Matches = ({ text, term }: { text: string; term: string }) =>
	splitMatches(text, term).map((piece, index) => {
		const Piece = index % 2 === 1 ? "mark" : Fragment;
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
			<Piece key={index}>
				<Raised text={piece} />
			</Piece>
		);
	});

/** Keeps names with a hyphen, and numbers with their units, on one line. */
const withoutBreaks = (text: string, within: (piece: string) => ReactNode) =>
	splitNames(withUnits(text)).map((piece, index) =>
		index % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
			<span className="unbroken" key={index}>
				{within(piece)}
			</span>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
			<Fragment key={index}>{within(piece)}</Fragment>
		),
	);

export const Marked = ({ text }: { text: string }) => withoutBreaks(text, (piece) => <Raised text={piece} />);

export const Highlighted = ({ text, term }: { text: string; term: string }) =>
	withoutBreaks(text, (piece) => <Matches text={piece} term={term} />);

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

/** HTML that the Worker has sanitised. */
export const Prose = ({ html }: { html: string }) => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by worker/content/text before it was cached
	<div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);
