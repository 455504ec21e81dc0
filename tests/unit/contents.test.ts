import { expect, test } from "vitest";
import { LONG_WORDS, readingTime, withChapters } from "../../shared/contents.ts";

const words = (count: number) => `<p>${"word ".repeat(count)}</p>`;
const CHAPTERS =
	'<h2>First</h2><h2 id="in-content-b" class="x">A &amp; <em>B</em><sup>®</sup></h2><h2></h2><h2 class="y">Third</h2>';

test("chapters of a long text have the editor's ids or numbers", () => {
	const { html, chapters } = withChapters(CHAPTERS + words(300), LONG_WORDS);
	expect(chapters).toEqual([
		{ id: "chapter~1", title: "First" },
		{ id: "in-content-b", title: "A & B®" },
		{ id: "chapter~3", title: "Third" },
	]);
	expect(html).toContain('<h2 id="chapter~1">First</h2><h2 id="in-content-b" class="x">');
	expect(html).toContain('<h2></h2><h2 id="chapter~3" class="y">Third</h2>');
});

test("a chapter's name keeps raised numbers, and words on two lines apart", () => {
	const { chapters } = withChapters("<h2>10<sup>9</sup>/l</h2><h2>Before<br />after</h2><h2>5\u00a0m<sup>2</sup></h2>");
	expect(chapters.map(({ title }) => title)).toEqual(["10⁹/l", "Before after", "5\u00a0m²"]);
});

test.each([
	["few chapters", `<h2>One</h2><h2>Two</h2>${words(900)}`],
	["few words", CHAPTERS + words(100)],
	["nothing", ""],
])("a text of %s is left as it is", (_, html) =>
	expect(withChapters(html, LONG_WORDS)).toEqual({ html, chapters: [] }),
);

test("a short legal page has chapters too", () => {
	expect(withChapters(CHAPTERS).chapters).toHaveLength(3);
});

test("the reading time is in whole minutes; an empty text has none", () => {
	expect([0, 1, 200, 201, 1000].map((count) => readingTime(words(count)))).toEqual([0, 60, 60, 120, 300]);
});
