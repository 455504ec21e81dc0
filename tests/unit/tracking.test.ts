import { expect, test } from "vitest";
import { trackingReport } from "../../shared/contracts/tracking.ts";
import { clickReport, type ShownPage, viewReport } from "../../shared/tracking.ts";
import { TRACKING_LIMITS } from "../../shared/tracking-limits.ts";

const ORIGIN = "https://www.portal.example";
const LIST: ShownPage = { id: "list", current: "news", locale: "en-IE", path: "/en-IE/news", trackingInfo: null };
const INFO = {
	slug: "a",
	category: "Practice",
	title: "Five points",
	trackingProduct: ["Cardovex"],
	trackingMessage: ["Efficacy", "Safety"],
	patientPopulation: ["Adults"],
};
const DETAIL: ShownPage = { ...LIST, id: "detail", path: "/en-IE/news/a", trackingInfo: INFO };
const { slug: _slug, title: _title, ...LISTS } = INFO;
const PLACE = { section: "news", url: "/en-IE/news", locale: "en-IE" };

test("[3.08] a page view names the page, and on detail pages the item", () => {
	expect(viewReport(LIST)).toEqual({ kind: "view", ...PLACE });
	expect(viewReport(DETAIL)).toEqual({ kind: "view", ...PLACE, url: "/en-IE/news/a", title: INFO.title, ...LISTS });
	expect(viewReport({ ...LIST, id: "single", current: null }).section).toBe("single");
});

test("[3.09] a click names page, event and target, without query and hash", () => {
	const target = new URL("https://elsewhere.example/paper?token=secret#part");
	const nothing = { category: null, trackingProduct: [], trackingMessage: [], patientPopulation: [] };
	expect(clickReport(LIST, "external", target, ORIGIN)).toEqual({
		kind: "click",
		...PLACE,
		...nothing,
		event: "external",
		eventUrl: "https://elsewhere.example/paper",
	});
	const file = new URL(`${ORIGIN}/en-IE/news/a/media/file?x=1`);
	expect(clickReport(DETAIL, "download", file, ORIGIN)).toEqual({
		kind: "click",
		...PLACE,
		url: "/en-IE/news/a",
		...LISTS,
		event: "download",
		eventUrl: "/en-IE/news/a/media/file",
	});
	expect(clickReport(LIST, "play", null, ORIGIN).eventUrl).toBe("");
});

test("[2.22] no report contains a deep link's code", () => {
	for (const path of ["/en-IE/news/a/the-code", "/en-IE/news/a/the-code/", "//en-IE//news/a/the-code"])
		expect(JSON.stringify(viewReport({ ...DETAIL, path })), path).not.toContain("the-code");
	expect(trackingReport.safeParse({ ...viewReport(LIST), url: "/en-IE/news/a/the-code" }).success).toBe(false);
});

test("the backend gets no control characters: a dozen failures of its database would stop everybody's reports", () => {
	const words = "Five\0\u001b[points";
	const read = trackingReport.parse({ ...viewReport(DETAIL), section: words, title: words, trackingProduct: [words] });
	expect(read).toMatchObject({ section: "Five [points", title: "Five [points", trackingProduct: ["Five [points"] });
	for (const url of ["/en-IE/news/a\0", "/en-IE/\u001b"])
		expect(trackingReport.safeParse({ ...viewReport(LIST), url }).success).toBe(false);
	const click = clickReport(LIST, "external", null, ORIGIN);
	expect(trackingReport.safeParse({ ...click, eventUrl: "https://a.example/\0" }).success).toBe(false);
});

test("the Worker accepts the longest possible report", () => {
	const long = "x".repeat(2000);
	const many = Array.from({ length: 50 }, () => long);
	const info = { ...INFO, category: long, title: long, trackingProduct: many, trackingMessage: many };
	const shown = { ...DETAIL, path: `/en-IE/news/${long}`, trackingInfo: info };
	const reports = [viewReport(shown), clickReport(shown, long, new URL(`https://a.example/${long}`), ORIGIN)];
	for (const report of reports) {
		expect(trackingReport.safeParse(report).error).toBeUndefined();
		expect(JSON.stringify(report).length).toBeLessThan(8000);
	}
});

test("a report with an extra field, a query, another locale or too long a field is refused", () => {
	const click = clickReport(DETAIL, "download", null, ORIGIN);
	for (const wrong of [
		null,
		[],
		"view",
		{ ...viewReport(LIST), onekeyId: "WIEM00012348" },
		{ ...viewReport(LIST), domain: "other.example" },
		{ ...viewReport(LIST), url: "/en-IE/news?term=x" },
		{ ...viewReport(LIST), url: "https://other.example/" },
		{ ...viewReport(LIST), locale: "xx-XX" },
		{ ...viewReport(LIST), title: "alone" },
		{ ...click, user: "1" },
		{ ...click, title: "T" },
		{ ...click, event: "" },
		{ ...click, eventUrl: "javascript:alert(1)" },
		{ ...click, eventUrl: "https://a.example/?token=1" },
		{ ...click, trackingProduct: Array.from({ length: TRACKING_LIMITS.list + 1 }, () => "x") },
	]) {
		expect(trackingReport.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
	}
});
