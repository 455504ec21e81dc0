import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
	ABSENCE_MS,
	CACHE_CONTROL,
	type CacheControl,
	isPrivate,
	PAGE_STALE_MS,
	policies,
} from "../../worker/cache/policies.ts";
import { inWords } from "./in-words.ts";

const storage = readFileSync("docs/storage.md", "utf8").replaceAll("\n", " ");

/** The cells of a row after its name and subject. */
const told = (policy: string): string[] | undefined =>
	new RegExp(`\\| \`${policy}\` \\|[^|]+\\|([^|]+)\\|([^|]+)\\|([^|]+)\\|([^|]+)\\|`)
		.exec(storage)
		?.slice(1)
		.map((cell) => cell.trim());

test.each(Object.entries(policies))("the document has the policy %s", (name, { fresh, stale, ends, inKv }) => {
	expect(told(name)).toEqual([inWords(fresh), inWords(stale), inWords(ends), inKv ? "yes" : "no"]);
});

test("the document has the lifetimes of refusals and kept pages", () => {
	expect(told("ABSENCE_MS")).toEqual([inWords(ABSENCE_MS), "never", inWords(ABSENCE_MS), "no"]);
	const stale = `as its parts, at most ${inWords(PAGE_STALE_MS)}`;
	expect(told("PAGE_STALE_MS")).toEqual(["as its parts", stale, inWords(PAGE_STALE_MS), "no"]);
});

test("the document has the lifetimes in browsers", () => {
	const age = (control: string) => inWords(1000 * Number(/max-age=(\d+)/.exec(control)?.[1]));
	const { picture, publicMedium, discovery, webManifest, feed } = CACHE_CONTROL;
	expect(age(webManifest)).toBe(age(discovery));
	expect(storage).toContain(
		`pictures for ${age(picture)}, public media for ${age(publicMedium)}, and robots.txt, sitemaps and the web manifest for ${age(discovery)}.`,
	);
	expect(storage).toContain(`may keep feeds and calendars for ${age(feed)}.`);
});

test("only responses that no shared cache may store count as private", () => {
	const names = Object.keys(CACHE_CONTROL) as CacheControl[];
	const forbidding = names.filter((name) => /private|no-store/.test(CACHE_CONTROL[name]));
	expect(names.filter(isPrivate)).toEqual(forbidding);
	expect(forbidding).toContain("page");
	expect(isPrivate(undefined)).toBe(false);
});
