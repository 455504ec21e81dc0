import { DOMParser, type Element, onErrorStopParsing } from "@xmldom/xmldom";
import { expect } from "vitest";

/** What RFC 4287 and RSS 2.0 demand of a feed, beyond what a tolerant reader of feeds would forgive. */

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const RFC_822 =
	/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;
const TAG_URI = /^tag:[\w.-]+,\d{4}(?:-\d\d){0,2}:[^\s<>"]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/u;

/** The document's root. @throws where it is not well-formed */
export function xmlOf(text: string): Element {
	expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/);
	expect(text).not.toMatch(FORBIDDEN);
	const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, "text/xml").documentElement;
	if (!root) throw new Error("No root");
	return root;
}

const childrenOf = (parent: Element, name: string): Element[] =>
	[...parent.childNodes].filter((node): node is Element => node.nodeName === name);

const textOf = (parent: Element, name: string): string => {
	const found = childrenOf(parent, name);
	expect(found, `one ${name} in ${parent.nodeName}`).toHaveLength(1);
	return found[0]?.textContent ?? "";
};

const isAbsolute = (url: string | null): void => expect(url).toMatch(/^https?:\/\/[\w.-]+(?::\d+)?\/[^\s<>"]*$/);

const linkOf = (parent: Element, rel: string): string | null | undefined =>
	childrenOf(parent, "link")
		.find((link) => link.getAttribute("rel") === rel)
		?.getAttribute("href");

export function checkAtom(text: string, self: string): void {
	const feed = xmlOf(text);
	expect([feed.nodeName, feed.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
	expect(feed.getAttribute("xml:lang")).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
	expect(textOf(childrenOf(feed, "author")[0] ?? feed, "name")).not.toBe("");
	expect(linkOf(feed, "self")).toBe(self);
	const entries = childrenOf(feed, "entry");
	for (const one of [feed, ...entries]) {
		expect(textOf(one, "id")).toMatch(TAG_URI);
		expect(textOf(one, "title").trim()).not.toBe("");
		expect(textOf(one, "updated")).toMatch(RFC_3339);
		isAbsolute(linkOf(one, "alternate") ?? null);
	}
	for (const entry of entries) {
		expect(textOf(entry, "published")).toMatch(RFC_3339);
		expect(Date.parse(textOf(entry, "updated"))).toBeGreaterThanOrEqual(Date.parse(textOf(entry, "published")));
	}
	const ids = [feed, ...entries].map((one) => textOf(one, "id"));
	expect(new Set(ids).size).toBe(ids.length);
}

export function checkPodcast(text: string, self: string): void {
	const rss = xmlOf(text);
	expect([rss.nodeName, rss.getAttribute("version")]).toEqual(["rss", "2.0"]);
	const [channel] = childrenOf(rss, "channel");
	if (!channel) throw new Error("No channel");
	for (const name of ["title", "description", "itunes:author"]) expect(textOf(channel, name), name).not.toBe("");
	isAbsolute(textOf(channel, "link"));
	expect(textOf(channel, "language")).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
	expect(textOf(channel, "itunes:explicit")).toBe("false");
	expect(childrenOf(channel, "atom:link").map((link) => [link.getAttribute("rel"), link.getAttribute("href")])).toEqual(
		[["self", self]],
	);
	const [owner] = childrenOf(channel, "itunes:owner");
	expect(textOf(owner ?? channel, "itunes:name")).not.toBe("");
	expect(textOf(owner ?? channel, "itunes:email")).toMatch(/^[^@\s]+@[^@\s]+$/);
	isAbsolute(childrenOf(channel, "itunes:image")[0]?.getAttribute("href") ?? null);
	expect(childrenOf(channel, "itunes:category")[0]?.getAttribute("text")).toBe("Health & Fitness");
	const items = childrenOf(channel, "item");
	for (const item of items) {
		expect(textOf(item, "title").trim()).not.toBe("");
		isAbsolute(textOf(item, "link"));
		expect(textOf(item, "pubDate")).toMatch(RFC_822);
		expect(textOf(item, "itunes:explicit")).toBe("false");
		const [guid] = childrenOf(item, "guid");
		expect(guid?.getAttribute("isPermaLink")).toBe("false");
		const [enclosure, ...more] = childrenOf(item, "enclosure");
		expect(more).toEqual([]);
		isAbsolute(enclosure?.getAttribute("url") ?? null);
		expect(enclosure?.getAttribute("length")).toMatch(/^\d+$/);
		expect(enclosure?.getAttribute("type")).toMatch(/^audio\/[\w.+-]+$/);
	}
	const guids = items.map((item) => textOf(item, "guid"));
	expect(new Set(guids).size).toBe(guids.length);
}
