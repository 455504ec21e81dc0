import { expect, test } from "vitest";
import * as z from "zod";
import { type LocaleCode, localeOf } from "../../shared/locales.ts";
import { gatedItem, LEVELS, type Level, reaches, sentencesOf } from "./gated-corpus.ts";
import { ownPortal, PRODUCTION, sharedPortal } from "./own-portal.ts";
import { signIn, type Visitor, visitor } from "./visitor.ts";

/**
 * Every gated item of a locale, by every route, for every kind of visitor, and every gated material of a host for people of another
 * country: its body is shown only at its level.
 */

const LOCALE = "tr-TR";
const FEEDS = [
	...["news", "materials", "podcasts", "webcasts", "webinars", "areas/cardiology"].map((of) => `${of}/atom.xml`),
	"podcasts/podcast.xml",
	"webinars/webinars.ics",
];
const portal = sharedPortal();
const staging = ownPortal({
	vars: {
		SEALING_KEYS: PRODUCTION.SEALING_KEYS,
		ENVIRONMENT: "staging",
		SERVICE_SECRET: "staging-service-secret",
		PRODUCT_SUBDOMAIN: "onco",
		HOSTS: '{"onco.localhost":"tr"}',
	},
});

async function ask(locale: string, path: string) {
	const answer = await portal.backend(`/api/strapi/${locale}/${path}`);
	return { status: answer.status, body: (await answer.json()) as unknown };
}

/** The gated items as the backend has them: the lowest level that may read each, and texts that only its body has. */
async function gatedItems(locale = LOCALE, only?: string) {
	const all = z.array(gatedItem).parse((await ask(locale, "content?_start=0&_limit=200")).body);
	const gated = all.filter((item) => !item.public_content && (only === undefined || item.content_type === only));
	return Promise.all(
		gated.map(async ({ slug, content_type: section }) => {
			const answers = await Promise.all(LEVELS.map((level) => ask(locale, `item/${section}/${slug}/${level}`)));
			const level = LEVELS[answers.findIndex(({ status }) => status === 200)] ?? "full";
			const item = gatedItem.parse(answers[2]?.body);
			const captions = item.captions ?? [];
			const parts = [
				// Another company's video is no medium of the route.
				...(["file", "audio", "video"] as const).filter((part) => item[part]?.url.startsWith("/uploads/")),
				...captions.map((_, index) => `captions-${index}`),
			];
			const urls = [item.file, item.audio, item.video, ...captions].flatMap((one) => one?.url ?? []);
			const texts = sentencesOf(item);
			return { slug, section, level, parts, texts, secrets: [...texts, ...urls], title: item.title };
		}),
	);
}

type GatedItem = Awaited<ReturnType<typeof gatedItems>>[number];

async function visitors() {
	const deeplinked = visitor(portal, "tr.localhost");
	await deeplinked.get(`/${LOCALE}/news/any/demo-access`);
	return [
		{ who: "anonymous", level: "none", someone: visitor(portal, "tr.localhost") },
		{ who: "TL1", level: "limited", someone: await signIn(portal, "tr.tl1", "tr") },
		{ who: "limited host", level: "limited", someone: visitor(staging, "onco.localhost") },
		{ who: "signed in", level: "full", someone: await signIn(portal, "tr", "tr") },
		{ who: "deep link", level: "full", someone: deeplinked },
	] as const;
}

const holdsAny = (text: string, secrets: string[]) => secrets.find((secret) => text.includes(secret)) ?? null;

interface Person {
	who: string;
	level: Level;
	someone: Visitor;
}

/** Where the level reaches the item its page has its texts and its media, else nothing of it. */
async function seesOnly({ who, level, someone }: Person, item: GatedItem, locale: string, routes = [""]) {
	const path = `/${locale}/${item.section}/${encodeURIComponent(item.slug)}`;
	const may = reaches(level, item.level);
	for (const route of routes) {
		const page = await someone.get(path + route);
		const html = await page.text();
		const what = `${who} ${path}${route}`;
		expect(page.status, what).toBe(200);
		expect(page.headers.get("cache-control"), what).toBe(level === "none" ? "private, no-cache" : "private, no-store");
		if (item.texts.length > 0) expect(holdsAny(html, item.texts) !== null, what).toBe(may);
		if (!may) expect(holdsAny(html, item.secrets), what).toBeNull();
		expect(html, what).not.toMatch(/uploads\/(files|audio|video|captions)/);
		expect(html, what).not.toContain("application/ld+json");
	}
	for (const part of item.parts) {
		const answer = await someone.get(`${path}/media/${part}`);
		expect(answer.status, `${who} ${path} ${part}`).toBe(may ? 200 : 403);
	}
}

test("[6.01] [6.02] [6.03] [4.04] each gated item by page, wrong code and media", async () => {
	const items = await gatedItems();
	expect(new Set(items.map(({ level }) => level))).toEqual(new Set(["limited", "full"]));
	expect(items.length).toBeGreaterThan(10);
	const people = await visitors();
	for (const person of people) {
		const routes = person.level === "full" ? [""] : ["", "/wrong-code", "?accessLevel=full"];
		await Promise.all(items.map((item) => seesOnly(person, item, LOCALE, routes)));
	}
	// Now everything is in the caches, filled by visitors of all levels.
	for (const person of people) await Promise.all(items.map((item) => seesOnly(person, item, LOCALE)));
});

const ABROAD = { "tr.tl1": "limited", tr: "full", "tr.tl1.untold": "full" } as const;
// Türkiye alone has a level of its own, so that one host of another country stands for all.
test.each<[LocaleCode, Readonly<Record<string, Level>>]>([
	["nl-BE", ABROAD],
	// Without a country, the host's rule holds.
	["tr-TR", { "be.tl1": "full", be: "full", "tr.tl1.untold": "limited" }],
])("[4.03] [7.08] on %s a person's level is that of their own country", async (locale, people) => {
	const items = await gatedItems(locale, "materials");
	expect(new Set(items.map(({ level }) => level))).toEqual(new Set(["limited", "full"]));
	for (const [name, level] of Object.entries(people)) {
		const someone = await signIn(portal, name, localeOf(locale).country);
		await Promise.all(items.map((item) => seesOnly({ who: name, level, someone }, item, locale)));
	}
});

test("[6.01] lists, home, search, e-learnings, sitemap and feeds contain no gated body", async () => {
	const items = await gatedItems();
	const secrets = items.flatMap((one) => one.secrets);
	// The backend's own list has what the portal must leave out.
	expect(holdsAny(JSON.stringify((await ask(LOCALE, "podcasts")).body), secrets)).not.toBeNull();
	const sections = ["news", "materials", "podcasts", "webcasts", "webinars", "e-learnings"];
	const routes = [
		`/${LOCALE}`,
		`/${LOCALE}?page=5`,
		...sections.map((section) => `/${LOCALE}/${section}?page=3`),
		`/sitemap/${LOCALE}/1.xml`,
		...FEEDS.map((feed) => `/${LOCALE}/feeds/${feed}`),
	];
	const terms = [
		...items.map(({ title }) => title),
		// Words of a body, shorter than the pieces that are looked for, since the page repeats the term.
		...items.flatMap((one) => one.secrets.slice(0, 1).map((words) => words.slice(0, 18))),
	];
	const searches = terms.map((term) => `/${LOCALE}/search?term=${encodeURIComponent(term)}`);
	for (const { who, level, someone } of await visitors()) {
		const holdsNone = async (route: string) => {
			const text = await (await someone.get(route)).text();
			expect(holdsAny(text, secrets), `${who} ${route}`).toBeNull();
			expect(text, `${who} ${route}`).not.toMatch(/uploads\/(files|audio|video|captions)/);
		};
		await Promise.all([...routes, ...(level === "none" ? searches : [])].map(holdsNone));
	}
});
