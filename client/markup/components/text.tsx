import { Fragment, type ReactNode } from "react";
import { splitMatches } from "../../../shared/matches.ts";
import { splitNames, splitRegisteredMarks, withUnits } from "../../../shared/text.ts";

/** The registered trademark sign raised. [5.03] */
const Raised = ({ text }: { text: string }) =>
	splitRegisteredMarks(text).map((piece, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
		piece === "®" ? <sup key={index}>®</sup> : <Fragment key={index}>{piece}</Fragment>,
	);

/** The words of a search term marked: every second piece is inside a match. */
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

/** Names with a hyphen, and numbers with their units, stay on one line, whatever is marked in them. */
const unbroken = (text: string, within: (piece: string) => ReactNode) =>
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

/** Plain text of the CMS. */
export const Marked = ({ text }: { text: string }) => unbroken(text, (piece) => <Raised text={piece} />);

/** The same as a result of a search. */
export const Highlighted = ({ text, term }: { text: string; term: string }) =>
	unbroken(text, (piece) => <Matches text={piece} term={term} />);

/** A page's title and, where the CMS has one, its intro. */
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

/** HTML that the worker has sanitised. */
export const Prose = ({ html }: { html: string }) => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by worker/content/text before it was cached
	<div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);
