import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PageProvider } from "../../client/markup/page.ts";
import { bareCard } from "../../shared/models.ts";
import { itemJsonLd } from "../../worker/render/json-ld.ts";
import { anonymousSite } from "./cache/site.ts";
import { EVENING } from "./evening.ts";
import { pageContext } from "./page-context.ts";

// Only a build has files.
vi.mock("../../worker/render/assets.ts", () => ({
	entry: "/entry.js",
	stylesheet: "/main.css",
	previewStylesheet: "/preview.css",
	fontsOf: () => [],
}));
const { Document } = await import("../../worker/render/document.tsx");

const site = { ...anonymousSite, path: "/en-IE/search", search: "?term=potassium" };

/** The parts that may be kept longer than results, by what names them. */
function keptOf(head: { title: string; isTyped?: boolean }): string {
	const kept: unknown[] = [];
	const page = pageContext("en-IE", {
		id: "search",
		current: "search",
		path: site.path,
		address: site.path,
		placeFor: ({ of, isTyped }) => (isTyped ? null : String(kept.push(of))),
	});
	const full = { description: "", paths: {}, kind: "website" as const, ...head };
	renderToString(
		<PageProvider value={page}>
			<Document site={site} head={full} layout="default" page={page}>
				{null}
			</Document>
		</PageProvider>,
	);
	return JSON.stringify(kept);
}

test("a page's head is shared, with a visitor's input only as long as the results", () => {
	expect(keptOf({ title: "About" })).toContain("About");
	expect(keptOf({ title: "potassium – Search", isTyped: true })).not.toContain("potassium");
});

test("[2.20] search engines hear of a cancellation", () => {
	const data = (status: "cancelled" | null) => {
		const card = { ...bareCard("webinars", "a", "A"), event: { ...EVENING, status } };
		return itemJsonLd(card, null, "https://ie.example/a", site);
	};
	expect(data("cancelled")).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
	expect(data(null)).not.toHaveProperty("eventStatus");
});

test("[2.17] what was under embargo was not modified before its publication", () => {
	const modified = (publishedAt: string | null, updatedAt: string | null) => {
		const card = { ...bareCard("news", "a", "A"), publishedAt, updatedAt };
		return { dateModified: null, ...itemJsonLd(card, null, "https://ie.example/a", site) }.dateModified;
	};
	const [early, late] = ["2026-07-02T08:00:00Z", "2026-07-14T08:00:00+03:00"];
	expect([modified(late, early), modified(early, late), modified(null, late)]).toEqual([null, late, late]);
});
