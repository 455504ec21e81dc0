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
