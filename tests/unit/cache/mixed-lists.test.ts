import { beforeEach, expect, test, vi } from "vitest";
import { UNFILTERED } from "../../../shared/filters.ts";
import { bareCard } from "../../../shared/models.ts";
import type { Section } from "../../../shared/sections.ts";
import { later, newIsolate, purgedElsewhere } from "./isolate.ts";
import { anonymousSite } from "./site.ts";

/** Lists over all sections of a Strapi, which are made from the switched-on sections. */

let switchedOn: Section[] = [];
vi.mock("../../../worker/content/cards.ts", () => ({ cardFor: async (_: object, card: object) => card }));
vi.mock("../../../worker/backend/content.ts", () => ({
	fetchActiveCollections: async () => switchedOn,
	fetchMixed: async (_: object, { activeSections }: { activeSections: () => Promise<Section[]> }) => {
		const sections = await activeSections();
		return { items: sections.map((section) => bareCard(section, "a", section)), total: sections.length };
	},
}));

beforeEach(() => {
	newIsolate();
	switchedOn = ["news", "podcasts"];
});

test("a section that is switched off leaves lists that were made from the sections of before the purge", async () => {
	const { readMixed, readSitemapFile } = await import("../../../worker/content/lists.ts");
	const { readActiveSections } = await import("../../../worker/content/shell.ts");
	const sections = async () => {
		const home = await readMixed(anonymousSite, { ...UNFILTERED, section: null, page: 1 });
		const sitemap = await readSitemapFile(anonymousSite, 1);
		return [home, sitemap].map(({ cards }) => cards.map(({ section }) => section));
	};
	await later(0);
	await readActiveSections(anonymousSite);
	await later(10);
	const purgedAt = Date.now();
	switchedOn = ["news"];
	await later(20);
	expect(await sections()).toEqual(Array(2).fill(["news", "podcasts"]));
	purgedElsewhere(["en-IE/active-collections", "en-IE/mixed"], purgedAt);
	await later(35);
	expect(await sections()).toEqual(Array(2).fill(["news"]));
});
