import { Fragment } from "react";
import { splitMatches } from "../../../shared/matches.ts";
import { splitNames, splitRegisteredMarks } from "../../../shared/text.ts";

/** Plain text of the CMS, the registered trademark sign raised [5.03], names with a hyphen kept on one line. */
export const Marked = ({ text }: { text: string }) =>
	splitRegisteredMarks(text).map((piece, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
		piece === "®" ? <sup key={index}>®</sup> : <Unbroken key={index} text={piece} />,
	);

const Unbroken = ({ text }: { text: string }) =>
	splitNames(text).map((piece, index) =>
		index % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
			<span className="unbroken" key={index}>
				{piece}
			</span>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
			<Fragment key={index}>{piece}</Fragment>
		),
	);

/** Text with the words of a search term marked: every second piece is inside a match. */
export const Highlighted = ({ text, term }: { text: string; term: string }) =>
	splitMatches(text, term).map((piece, index) =>
		index % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
			<mark key={index}>
				<Marked text={piece} />
			</mark>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
			<Marked key={index} text={piece} />
		),
	);

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
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by worker/content/rich-text before it was cached
	<div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);
