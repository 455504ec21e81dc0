import { describe, expect, test } from "vitest";
import { parseHomeQuery, parseListQuery, parseSearchQuery } from "../../shared/filters-query.ts";
import { footerLink, linkOf } from "../../shared/links.ts";
import { holdsAny, splitMatches } from "../../shared/matches.ts";
import { isSlug, otherSpelling } from "../../shared/slugs.ts";
import { metaDescription } from "../../shared/text.ts";
import { wordsOf } from "../../worker/content/search/words.ts";
import { spokenLines } from "../../worker/content/webvtt.ts";
import { toCsv } from "../../worker/features/record/csv.ts";
import { emptyCalendar, textOf } from "../../worker/features/webinars/calendar.ts";
import { routedSpelling } from "../../worker/runtime/patterns.ts";
import { element } from "../../worker/runtime/xml.ts";
import { queryOf } from "../../worker/visitor/params.ts";
import { shown } from "../unit/rich-text.ts";

/**
 * Every parser of text from outside takes time by the text's length. For texts of this length a parser that takes time by its
 * square needs 20 seconds or more, and a linear one much less than a second: in time of this process, since beside compilers
 * the clock shows twenty times as much.
 */

const LENGTH = 150_000;

async function expectLinear(read: () => unknown): Promise<void> {
	const before = process.cpuUsage();
	await read();
	const { user, system } = process.cpuUsage(before);
	expect((user + system) / 1_000_000).toBeLessThan(10);
}

/** Repeated to a text of `LENGTH` characters. */
const PIECES = [
	"<¦<a¦<a ¦<!--¦<![CDATA[¦</¦<1:¦1:¦<v ¦<p title='¦<b>¦<td>¦<li>¦<a href='x'>¦<!---->¦<p id=a>¦<sup>",
	"<table>¦<table></table>¦<p>https://youtu.be/¦®¦HF-¦5 mg ¦[¦![¦[a](¦](¦(¦{¦*a ¦**a_¦`¦~¦|¦a|b\n¦> ¦# a\n",
	"- a\n¦[a]: /x\n[a]\n¦ ¦\t¦\n¦\r¦\n \n\t¦\u00a0¦&¦&#¦&amp¦&amp;¦;¦,¦a,¦=¦;=¦\"¦'¦\\¦/¦a/¦.¦a.¦a-¦-¦:¦%",
	"%2f¦?¦#¦a=b&¦category=1&¦0¦a¦https://cms.example/¦https://a.example ¦\u0301¦\u0301\u0316¦a\u0301\u0316",
	"\u00ad¦\u202e¦💊¦\ud83d¦\u0000¦研¦-->¦00:01.000 --> ",
].flatMap((row) => row.split("¦"));
const cue = (words: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}`;
const words = (text: string) => ({ type: "text", text });

/** As names and values; a URL that is nothing else is no longer than the platform's limit. */
const queryWith = (text: string) =>
	`${new URLSearchParams({ term: text, category: text, [text]: text })}&${text.slice(0, 16_384)}`;

const PARSERS: [name: string, read: (text: string) => unknown][] = [
	["WebVTT", (text) => spokenLines(`WEBVTT\n\n${text}`)],
	["a cue", (text) => [text, `<${text}${text}!`].map((one) => spokenLines(cue(one)))],
	["a cue's voice", (text) => spokenLines(cue(`<v.a ${text}>words`))],
	["HTML", (text) => shown(text)],
	["a link of HTML", (text) => shown(`<p><a href="${text}" title="${text}">x</a></p>`)],
	["an address of HTML", (text) => shown(`<a href="https://x.example/${text}!">x</a>`)],
	["a picture", (text) => shown(`<img src="${text}" alt="${text}" srcset="${text}">`)],
	["a frame", (text) => shown(`<iframe src="${text}"></iframe><oembed url="${text}"></oembed>`)],
	["attributes", (text) => shown(`<p id="${text}" class="${text}" style="${text}" lang="${text}">x</p>`)],
	["a table's caption", (text) => shown(`<table><caption>${text}</caption><tr><td>x</td></tr></table>`)],
	[
		"Blocks",
		(text) => shown([{ type: "paragraph", children: [words(text), { type: "link", url: text, children: [] }] }]),
	],
	["Markdown", (text) => shown(text.slice(0, 100_000), "transcript")],
	["Markdown that is too long", (text) => shown(text, "transcript")],
	["a slug", (text) => [text, text.slice(0, 255)].map((one) => isSlug(one) && otherSpelling(one))],
	[
		"a link",
		(text) =>
			[text, `a${text}!`].map((one) => [
				linkOf(one, "en-IE"),
				footerLink(one, "en-IE"),
				routedSpelling(`/en-IE/${one}`),
			]),
	],
	[
		"a query",
		(text) => [parseListQuery, parseHomeQuery, parseSearchQuery].map((parse) => parse(queryOf(queryWith(text)))),
	],
	[
		"words to search",
		(text) => [wordsOf(text), holdsAny(text, "heart"), splitMatches(text, "a heart"), metaDescription(text)],
	],
	["CSV", (text) => toCsv("en-IE", [[text, `${text}=`, `;${text}x`]])],
	[
		"ICS",
		(text) => {
			const calendar = emptyCalendar("en-IE");
			calendar.createEvent({ start: new Date(0), summary: text, description: text, location: text });
			return textOf(calendar);
		},
	],
	["a feed", (text) => element("summary", { term: text }, text)],
];

describe.each(PARSERS)("%s", (_, read) => {
	test.each(PIECES)("%j over and over is read to its end", (piece) =>
		expectLinear(() => read(piece.repeat(LENGTH / piece.length))),
	);
});

test("comments in a link's address are read to their end", () =>
	expectLinear(async () => {
		expect(await shown(`<a href="https://x.example/${"<!---->".repeat(140_000)}">x</a>`)).toBe("<a>x</a>");
	}));
