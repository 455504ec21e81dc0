import { expect, test } from "vitest";
import { type Finding, MOST_FINDINGS, mergedFindings } from "../../worker/runtime/findings/finding-store.ts";

const NOW = 1_800_000_000_000;
const DAY = 24 * 60 * 60 * 1000;

const found = (facts: Partial<Finding> = {}): Finding => ({
	kind: "link",
	locale: "en-IE",
	section: "news",
	documentId: "one",
	slug: "one",
	title: "One",
	isPublic: true,
	field: "content",
	detail: null,
	at: NOW,
	...facts,
});

test("a finding is stored once, as seen last", () => {
	const before = found({ at: NOW - 5000, title: "As it was called" });
	expect(mergedFindings([before], [found(), before], NOW)).toEqual([found()]);
	for (const other of [{ kind: "depth" }, { locale: "fr-BE" }, { field: "transcript" }, { detail: "/x" }] as const)
		expect(mergedFindings([found()], [found(other)], NOW)).toHaveLength(2);
});

test("findings belong to a documentId across slugs, and without one to the slug", () => {
	expect(mergedFindings([found()], [found({ slug: "two" })], NOW)).toHaveLength(1);
	const unnamed = { documentId: null };
	expect(mergedFindings([found(unnamed)], [found({ ...unnamed, slug: "two" })], NOW)).toHaveLength(2);
});

test("findings expire after a day, and above the limit the newest stay", () => {
	expect(mergedFindings([found({ at: NOW - DAY })], [], NOW)).toEqual([]);
	const many = Array.from({ length: MOST_FINDINGS + 50 }, (_, at) => found({ detail: String(at), at: NOW - at }));
	const kept = mergedFindings(many.toReversed(), [], NOW);
	expect(kept).toHaveLength(MOST_FINDINGS);
	expect(kept[0]).toEqual(many[0]);
	expect(kept.at(-1)).toEqual(many[MOST_FINDINGS - 1]);
});
