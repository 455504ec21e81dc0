import { expect, test } from "vitest";
import { isSlug, otherSpelling } from "../../shared/slugs.ts";
import { kvKey } from "../../worker/cache/kv-key.ts";

test.each([
	"heart-failure-2026",
	"a",
	"_draft~2.1",
	"-",
	"kalp-yetmezliği",
	"übersicht",
	"ubersicht".normalize("NFD"),
	"ηλεκτρονικό-συνέδριο",
	"संधिशोथ-का-इलाज",
	"نارسایی\u200cقلبی",
	"col·laboració",
	"研".repeat(255),
	// Letters of which JavaScript counts two each.
	"𠀀".repeat(255),
])("%s is a slug", (slug) => {
	expect(isSlug(slug)).toBe(true);
});

test.each([
	"",
	".",
	"..",
	"..%2f",
	".hidden",
	"a b",
	"a/b",
	"a\\b",
	"a?b",
	"a#b",
	"a%b",
	"a\u0000",
	"<b>",
	"a'b",
	"研".repeat(256),
])("%j is none", (slug) => {
	expect(isSlug(slug)).toBe(false);
});

test("a slug's other spelling is composed or decomposed; plain letters have none", () => {
	expect(otherSpelling("übersicht".normalize("NFC"))).toBe("übersicht".normalize("NFD"));
	expect(otherSpelling("übersicht".normalize("NFD"))).toBe("übersicht".normalize("NFC"));
	expect(otherSpelling("overview")).toBeUndefined();
	expect(otherSpelling("研究")).toBeUndefined();
});

test("a key too long for KV becomes a unique key of at most 512 bytes", async () => {
	const bytes = (text: string) => new TextEncoder().encode(text).length;
	const key = (slug: string) => kvKey(`v3/en-IE/item/news/none/${slug}`);
	expect(await key("short")).toBe("v3/en-IE/item/news/none/short");
	const [long, other] = [await key("研".repeat(255)), await key(`${"研".repeat(254)}究`)];
	expect(bytes(long)).toBeLessThanOrEqual(512);
	expect(long).toMatch(/^v3\/en-IE\/item\/news\/none\/#/);
	expect(other).not.toBe(long);
	expect(await key("研".repeat(255))).toBe(long);
});
