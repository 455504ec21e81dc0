import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Portal, portalOf } from "./portal.ts";
import { type StrapiCall, startStrapi, TOKEN } from "./strapi/double.ts";
import { taxonomyId } from "./strapi/store.ts";
import { visitor } from "./visitor.ts";

/** The portal whose content comes from Strapi 5 itself. */

const HOST = "ie.localhost";
let strapi: Awaited<ReturnType<typeof startStrapi>>;
let portal: Portal;

beforeAll(async () => {
	strapi = await startStrapi();
	portal = portalOf({ STRAPI_URL: strapi.url, STRAPI_TOKEN: TOKEN, BACKEND_DEADLINE_MS: "1500" });
	await portal.start();
});
afterAll(async () => {
	await portal.close();
	await strapi.close();
});
beforeEach(async () => {
	strapi.fault(undefined);
	await portal.fresh();
	strapi.forget();
	portal.forgetLogs();
});

const page = async (path: string, headers: Record<string, string> = {}) => {
	const response = await portal.get(HOST + path, headers);
	return { status: response.status, html: await response.text() };
};

const GATED = "/en-IE/materials/cardovex-titration-scheme";
const LIMITED = "/en-IE/materials/score-card-disease-activity-in-rheumatoid-arthritis";
const BODY = ["content", "file", "audio", "video", "captions", "transcript", "on_site"];

/** Parts of a body that a call asks Strapi for. */
const bodyIn = ({ query }: StrapiCall): string[] =>
	[...Object.values(query.fields ?? {}), ...Object.keys(query.populate ?? {})]
		.map(String)
		.filter((name) => BODY.includes(name));
const apiCalls = () => strapi.calls().filter(({ path }) => path.startsWith("/api/"));
/** Of visitors: the search index asks behind them. */
const ofVisitors = () =>
	apiCalls().filter(({ headers }) => !String(headers["x-request-id"]).startsWith("search-index-"));
const gatesOf = ({ query }: StrapiCall): string =>
	JSON.stringify(query.filters ?? {}).match(/"gate":\{"\$in":(\{[^}]*\})/)?.[1] ?? "all";

async function opened(): Promise<string> {
	const response = await portal.get(`${HOST}${GATED}/demo-access`, { "CF-Connecting-IP": crypto.randomUUID() });
	return (response.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "";
}

test.each([
	["/en-IE", "Checklist for the heart failure review"],
	["/en-IE/news", "navigation"],
	["/en-IE/materials", "Checklist for the heart failure review"],
	["/en-IE/webinars", "webinar"],
	["/en-IE/podcasts", "podcast"],
	["/en-IE/webcasts", "webcast"],
	["/en-IE/about", "Helvora Pro"],
	["/en-IE/imprint", "Helvora"],
	["/en-IE/materials/checklist-for-the-heart-failure-review", "Checklist for the heart failure review"],
	["/sitemap/en-IE/1.xml", "/en-IE/materials/checklist-for-the-heart-failure-review"],
])("%s renders from Strapi", async (path, words) => {
	const { status, html } = await page(path);
	expect(status).toBe(200);
	expect(html).toContain(words);
	expect(html).not.toContain(strapi.url);
	expect(await portal.calls()).toEqual([]);
});
