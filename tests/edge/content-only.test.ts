import { base64url } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { ACCOUNTS_API } from "../../shared/endpoints.ts";
import { HUB_API } from "../../shared/hub-endpoints.ts";
import type { LocaleCode } from "../../shared/locales.ts";
import { paths, ROUTE_IDS, routeOf } from "../../shared/routes.ts";
import { faultsOf } from "../tools/release/smoke.ts";
import { IN_ALL } from "./own-portal.ts";
import { basic, OPS_SECRET, type Portal, pageOf, portalOf, startPortal, textOf } from "./portal.ts";
import { keyedHash, sealed, sessionOf } from "./sealing.ts";
import { startStrapi, TOKEN } from "./strapi/double.ts";
import { visitor } from "./visitor.ts";

/** A deployed portal that has Strapi alone: no Laravel, no embedded backend. */

const CODE = "a-code-for-visits";
const CMS = "https://cms.example";
const KEY = "dGVzdC1vbmx5LXNlYWxpbmcta2V5LXdpdGgtMzJieXQ";
const SEALING_KEYS = JSON.stringify([{ id: "test", key: KEY }]);

let strapi: Awaited<ReturnType<typeof startStrapi>>;
let portal: Portal;
/** Addresses that the portal has asked beside Strapi's. */
const elsewhere: string[] = [];

async function web(request: Request): Promise<Response> {
	const { origin, pathname, search } = new URL(request.url);
	if (origin !== CMS) elsewhere.push(request.url);
	return fetch(strapi.url + pathname + search, { headers: request.headers });
}

beforeAll(async () => {
	strapi = await startStrapi((path) => portal.backend(path, { "X-Content-Secret": "content-secret-of-tests" }));
	portal = portalOf(
		{
			ENVIRONMENT: "staging",
			SEALING_KEYS,
			STRAPI_URL: CMS,
			STRAPI_TOKEN: TOKEN,
			SERVICE_SECRET: "",
			// A busy machine reads a picture of 6,000 pixels more slowly than a portal waits.
			BACKEND_DEADLINE_MS: "30000",
			DEEPLINK_CODES: JSON.stringify([CODE]),
			// What an earlier configuration had.
			HUB_ORIGIN: "https://ie.localhost",
			HUB_ORIGINS: '["https://ie.localhost"]',
		},
		".",
		{ backend: "unbound", web },
	);
	await portal.start();
});
afterAll(async () => {
	await portal.close();
	await strapi.close();
});

const HOST = "ie.localhost";
const GATED = "/en-IE/materials/cardovex-titration-scheme";
const FORM = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };

const read = (path: string, headers?: Record<string, string>) => pageOf(portal.get(HOST + path, headers));

const SLUG = "a-webinar";
const examples = (locale: LocaleCode): string[] => [
	...ROUTE_IDS.filter((id) => routeOf(id).needsAccounts).map(
		(id) =>
			`/${locale}${routeOf(id)
				.path.replace(/:\w+\{([\w-]+)\}/g, "$1")
				.replace(":slug", SLUG)
				.replace(":flow", "login")}`,
	),
	paths.list(locale, "e-learnings"),
	paths.detail(locale, "e-learnings", "7"),
	paths.media(locale, "e-learnings", "7", "file"),
	paths.deeplink(locale, "e-learnings", "7", CODE),
	paths.feed(locale, "e-learnings"),
];
const APIS = ["login", "logout", "register", "forgotpassword", "consents", "user", "offline-form", "tracking/url"].map(
	(name) => `${ACCOUNTS_API}/${name}`,
);

test("no route that needs accounts exists, by GET or POST", async () => {
	expect(examples("en-IE").length).toBeGreaterThan(25);
	for (const path of examples("en-IE")) {
		for (const one of [path, path.replace(/e-l|logi|acc/, (text) => text.replace(/^./, encoded))])
			expect([one, (await read(one)).status]).toEqual([one, 404]);
		const posted = await portal.post(HOST + path, "email=a", { Origin: `https://${HOST}`, ...FORM });
		expect([path, posted.status]).toEqual([path, 404]);
	}
});
const encoded = (text: string): string => `%${text.charCodeAt(0).toString(16)}`;

test("calls of accounts, tracking and the hub are as unknown as any other: 404 as JSON", async () => {
	for (const path of [...APIS, `${HUB_API}/code`, `${ACCOUNTS_API}/no-such-call`]) {
		const headers = { Origin: `https://${HOST}`, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
		for (const answer of [await portal.post(HOST + path, "{}", headers), await portal.get(HOST + path)]) {
			expect(answer.status, path).toBe(404);
			expect(await answer.json()).toEqual({ message: "This page could not be found.", statusCode: 404 });
		}
	}
	const asked = { Origin: `https://${HOST}`, "X-Service-Secret": "" };
	expect((await portal.post(`${HOST}/ops/sessions/revoke`, '{"userId":"1"}', asked)).status).toBe(404);
});

/** A picture whose file the demo's editors have lost. */
const MISSING = "/general-world-missing.jpg";

/** Links, forms, pictures and media of a page, on this host. */
function addressesIn(html: string, origin: string): string[] {
	const found = [...html.matchAll(/\s(?:href|action|src|poster)="([^"]+)"/g)].map(([, address = ""]) =>
		address.replaceAll("&amp;", "&"),
	);
	return found.flatMap((address) => {
		const url = URL.parse(address, origin);
		return url?.origin === origin ? [url.pathname + url.search] : [];
	});
}

for (const [locale, host] of [
	["fr-CH", "ch.localhost"],
	["tr-TR", "tr.localhost"],
] as const) {
	const title = `[2.35] in ${locale} every link of every page leads somewhere, and none to accounts, courses or registrations`;
	test(title, IN_ALL, async () => {
		const origin = `https://${host}`;
		const withheld = [...examples(locale).map((path) => path.replace(SLUG, "[^/]+")), ...APIS, HUB_API];
		const needsAccounts = new RegExp(`^(?:${withheld.join("|")})(?:[/?]|$)`);
		const seen = new Set<string>();
		const localized = /^\/[a-z]{2}-[A-Z]{2}(?=[/?]|$)/;
		const isOwn = (path: string) => localized.exec(path)?.[0] === `/${locale}` || !localized.test(path);
		const queue = [`/${locale}`, `/${locale}/search?term=a`, `/sitemap/${locale}/1.xml`, "/robots.txt"];
		const forms = new Set<string>();
		let pages = 0;
		for (const path of queue) {
			// One address of each filter is enough, and one picture of each width: they differ in their values alone.
			const [, width] = /^\/images\/[^/]+\/[^/]+\/(\d+)\//.exec(path) ?? [];
			const name = width ?? (path.includes("?") ? path.replace(/=[\w-]+/g, "=") : path);
			if (seen.has(name)) continue;
			seen.add(name);
			expect(path).not.toMatch(needsAccounts);
			const answer = await portal.get(host + path, { "CF-Connecting-IP": crypto.randomUUID() });
			expect(answer.status, path).toBeLessThan(400);
			const type = answer.headers.get("content-type") ?? "";
			if (!/html|xml/.test(type)) continue;
			const html = await answer.text();
			for (const [, action = ""] of html.matchAll(/<form[^>]*method="post"[^>]*action="([^"]+)"/g)) forms.add(action);
			const next = type.includes("xml")
				? [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname)
				: addressesIn(html, origin);
			if (type.includes("html")) {
				pages += 1;
				expect(html).not.toContain("data-modal");
				expect(html).toContain('"hasAccounts":false');
			}
			queue.push(...next.filter((one) => isOwn(one) && !one.endsWith(MISSING)));
		}
		expect(pages).toBeGreaterThan(60);
		expect([...forms]).toEqual([]);
		// The embedded backend runs beside the portal, and hears nothing of it but what the double asks.
		expect((await portal.calls()).filter(({ path }) => path.startsWith("/api/"))).toEqual([]);
		expect(elsewhere).toEqual([]);
		expect(portal.logs().filter((line) => /no backend|talentlms|webinargeek|tracking-/i.test(line))).toEqual([]);
	});
}

test("[6.01] a gated item shows its title, its intro, and that the rest is for professionals", async () => {
	const t = translator("en-IE");
	const { html, text } = await read(GATED);
	for (const words of [t("gate.closed"), t("gate.hint")]) expect(text).toContain(textOf(words));
	expect(text).not.toContain(t("gate.signIn"));
	expect(html).not.toMatch(/<form[^>]*method="post"|register-popup|type="password"/);
	expect(html).toContain("From the starting dose to the target dose");
	expect(html).not.toMatch(/twice daily|uploads\/files/);
	const file = await read(`${GATED}/media/file`);
	expect(file.status).toBe(403);
	expect(file.html).toContain(t("gate.closedTitle"));
	expect(file.html).not.toContain("Sign in");
});

test("[2.21] a deep link's code opens an item, and its visit ends", async () => {
	const someone = visitor(portal, HOST);
	const opened = await someone.get(`${GATED}/${CODE}`);
	expect([opened.status, opened.headers.get("location")]).toEqual([303, GATED]);
	const page = await (await someone.get(GATED)).text();
	expect(page).toContain("twice daily");
	expect(page).toContain("You have full access for now");
	expect(page).not.toMatch(/\/(?:login|register|account|logout)["?]/);
	expect((await someone.get(`${GATED}/media/file`)).status).toBe(200);
	expect((await someone.form("/en-IE/end-visit", {})).status).toBe(303);
	expect(await (await someone.get(GATED)).text()).not.toContain("twice daily");
	expect((await read(`${GATED}/a-wrong-code`)).html).toContain("This access link is no longer valid");
});

test("previews work by the portal's own secret", async () => {
	const draft = "/en-IE/news/not-out-yet-measuring-blood-pressure-at-home";
	const someone = visitor(portal, HOST);
	const button = new URLSearchParams({ secret: "preview-secret-of-tests", url: draft, status: "draft" });
	expect((await someone.get(`/preview?${button}`)).status).toBe(303);
	expect(await (await someone.get(draft)).text()).toContain("Not out yet");
	expect((await someone.form("/en-IE/preview-level", { level: "none", return: draft })).status).toBe(303);
	expect((await someone.form("/en-IE/end-preview", {})).status).toBe(303);
});

test("[2.20] a webinar's page has its date and its calendar, and no registration", async () => {
	const list = (await read("/en-IE/webinars")).html;
	expect(list).toContain("Live talks with experts, online and in person.");
	expect(list).not.toMatch(/recordings of those/);
	const webinars = [...list.matchAll(/card__title"><a href="([^"]+)"/g)].map(([, path = ""]) => path);
	expect(webinars.length).toBeGreaterThan(3);
	expect(list).not.toMatch(/card__action|data-phase="recording"/);
	expect(list).toContain('data-phase="ended"');
	const pages = await Promise.all(webinars.map(async (path) => ({ path, ...(await read(path)) })));
	for (const { html } of pages) {
		expect(html).toMatch(/class="event"[^>]*aria-label="Date and time"/);
		const [event = ""] = /<section class="event"[\s\S]*?<\/section>/.exec(html) ?? [];
		expect(textOf(event)).not.toMatch(/Sign in|Register|registration|recording|in person|scheduled/);
		expect(html).not.toMatch(/id="meeting"|<form[^>]*method="post"/);
	}
	const ahead = pages.filter(({ html }) => html.includes("calendar.ics"));
	expect(ahead.length).toBeGreaterThan(0);
	for (const { path } of ahead) {
		const calendar = await portal.get(`${HOST}${path}/calendar.ics`);
		expect([calendar.status, calendar.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
	}
});

test("the home page, the menu, the tabs and the search have no courses", async () => {
	const { html } = await read("/en-IE");
	expect(textOf(html)).not.toMatch(/Courses|Sign in|Create an account/);
	// The demo's editors promote courses.
	expect(html).not.toContain('class="promotion"');
	expect((await read("/en-IE?collection=e-learnings")).status).toBe(404);
	expect((await read("/en-IE/search?section=e-learnings&term=heart")).status).toBe(404);
	expect((await read("/en-IE/search")).html).toContain("Search news, resources, podcasts, webcasts and webinars.");
});

test("an editor's link to what is not offered is text, and a finding", async () => {
	const entries = { "Your account": "/account", Imprint: "/imprint" };
	const menu = Object.entries(entries).map(([label, url]) => ({ label, url }));
	const content = '<p><a href="/en-IE/e-learnings">Our courses</a> <a href="/news">Our news</a></p>';
	const edits: Record<string, object> = { footer: { menu }, about: { content } };
	strapi.edit((rows) => rows.map((row) => ({ ...row, ...edits[row.type] })));
	await portal.purge();
	const { html } = await read("/en-IE/about");
	expect(html).toMatch(/<span>Your account<\/span>/);
	expect(html).toContain('<a href="/en-IE/imprint">Imprint</a>');
	expect(html).toContain("Our courses");
	expect(html).not.toContain('href="/en-IE/e-learnings"');
	expect(html).toContain('<a href="/en-IE/news">Our news</a>');
});

test("the smoke test of a release holds", IN_ALL, async () => {
	const ask = ({ host, pathname, search }: URL) => portal.get(host + pathname + search);
	expect((await faultsOf(`https://${HOST}`, ask)).faults).toEqual([]);
});

/** A cookie that signs a person in, on a portal that has accounts. */
async function sessionOn(one: Portal): Promise<string> {
	const key = base64url.decode(KEY);
	const name = keyedHash("person-sessions", JSON.stringify(["local", "7"]), key);
	const SESSIONS = await one.sessions();
	const epoch = await SESSIONS.get(SESSIONS.idFromName(name)).begin(0);
	const claims = sessionOf(
		{ id: "7", firstName: "Aoife", lastName: "Byrne", email: "aoife@helvora.example", country: "ie" },
		{ identity: "local", token: "a-token", country: "ie", person: { name, epoch } },
	);
	return `__Host-session=${await sealed(claims, { kid: "test", key })}`;
}

test("a session's cookie of an earlier configuration is nobody's", IN_ALL, async () => {
	const before = await startPortal({ ENVIRONMENT: "staging", SEALING_KEYS, SERVICE_SECRET: "staging-service-secret" });
	try {
		const Cookie = await sessionOn(before);
		expect(await (await before.get(`${HOST}/en-IE/imprint`, { Cookie })).text()).toContain('"firstName":"Aoife"');
	} finally {
		await before.close();
	}
	const { html, status } = await read(GATED, { Cookie: await sessionOn(portal) });
	expect(status).toBe(200);
	expect(html).toContain('"userId":null');
	expect(html).not.toMatch(/Aoife|header__account|twice daily/);
});

test("the start says it in one line, and operations and health know what the portal has", async () => {
	const told = portal.logs().filter((line) => line.includes("content-only"));
	expect(told.length).toBeGreaterThan(0);
	expect(told[0]).toContain("STRAPI_URL without LARAVEL_URL: a content-only portal");
	const health = await portal.get(`${HOST}/ops/health/deep`, basic(OPS_SECRET));
	expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ status: "ok" })]);
	const status = await read("/ops/status", basic(OPS_SECRET));
	expect(status.status).toBe(200);
	expect(status.html).not.toMatch(/accounts|learners|registrations|hca/);
});
