import { expect, test } from "vitest";
import type { CountryCode, LocaleCode } from "../../shared/countries.ts";
import { localeOf } from "../../shared/locales.ts";
import { everyPathOf, ROUTE_IDS, routeOf } from "../../shared/routes.ts";
import { SECTIONS } from "../../shared/sections.ts";
import { gatedCorpus, type Level, reaches, type Secret } from "../edge/gated-corpus.ts";
import { ownPortal, PRODUCTION } from "../edge/own-portal.ts";
import { signIn, type Visitor, visitor } from "../edge/visitor.ts";

/**
 * A crawler that knows what it looks for: the sentences and files of every gated item, as the backend holds them. Whoever may
 * read them finds each of them; nobody else gets any, whatever is asked in whatever order.
 */

const COUNTRIES = ["be", "ch", "tr", "ie"] as const;
const CODE = "a-code-of-the-crawler-0001";
const portal = ownPortal({
	vars: {
		ENVIRONMENT: "staging",
		SEALING_KEYS: PRODUCTION.SEALING_KEYS,
		SERVICE_SECRET: "staging-service-secret",
		DEEPLINK_CODES: JSON.stringify([CODE]),
		PRODUCT_SUBDOMAIN: "onco",
		HOSTS: JSON.stringify({
			...Object.fromEntries(COUNTRIES.map((country) => [`${country}.localhost`, country])),
			...Object.fromEntries(COUNTRIES.map((country) => [`onco.${country}.localhost`, country])),
		}),
	},
});

interface Crawler {
	who: string;
	level: Level;
	someone: Visitor;
}

/** One of each kind. */
async function crawlers(locale: LocaleCode, country: CountryCode): Promise<Crawler[]> {
	const host = `${country}.localhost`;
	const linked = visitor(portal, host);
	await linked.get(`/${locale}/news/any/${CODE}`);
	return [
		{ who: "signed in", level: "full", someone: await signIn(portal, country, country) },
		{ who: "deep link", level: "full", someone: linked },
		...(country === "tr"
			? [{ who: "TL1", level: "limited", someone: await signIn(portal, "tr.tl1", "tr") } as const]
			: []),
		{ who: "limited host", level: "limited", someone: visitor(portal, `onco.${host}`) },
		{ who: "anonymous", level: "none", someone: visitor(portal, host) },
	];
}

/** The locale's pages and files and the pictures, without queries that say how one came, and without ways to a vendor. */
const linksOn = (html: string, locale: LocaleCode): string[] =>
	[...html.matchAll(/(?:href|src|poster)="([^"#]+)/g)]
		.map(([, address = ""]) => address)
		.filter((address) => address.startsWith(`/${locale}/`) || address.startsWith("/images/"))
		.filter((address) => !/\?|\/(join|watch|course)$/.test(address));

/** Names that must not break stand in marks of their own, and numbers stay with their units. */
const plain = (text: string): string =>
	text.replaceAll(/<span class="unbroken">([^<]*)<\/span>/g, "$1").replaceAll("\u00a0", " ");

/** What a visitor finds of the corpus at one address: nothing above their level. The answer's HTML is returned. */
async function look({ who, level, someone }: Crawler, path: string, corpus: readonly Secret[]) {
	const answer = await someone.get(path);
	const bytes = Buffer.from(await answer.arrayBuffer());
	const isText = /html|json|xml|vtt|calendar|plain/.test(answer.headers.get("content-type") ?? "");
	const text = isText ? plain(bytes.toString()) : "";
	const found = corpus.filter(({ piece }) =>
		typeof piece === "string" ? text.includes(plain(piece)) : bytes.includes(piece),
	);
	const above = found.filter((secret) => !reaches(level, secret.level)).map(({ item }) => item);
	expect(above, `${who} at ${path}`).toEqual([]);
	const [item, part] = path.split("/media/");
	if (part !== undefined) {
		const needed = corpus.find((secret) => secret.item === item)?.level ?? "none";
		expect(answer.status, `${who} at ${path}`).toBe(reaches(level, needed) ? 200 : 403);
		const range = await someone.get(path, { Range: "bytes=1-64" });
		const head = await someone.get(path, {}, "HEAD");
		expect([head.status, (await head.arrayBuffer()).byteLength], `${who} HEAD ${path}`).toEqual([answer.status, 0]);
		expect(range.status, `${who} range of ${path}`).toBe(answer.status === 200 ? 206 : answer.status);
		const sent = Buffer.from(await range.arrayBuffer());
		if (range.status === 206) expect(sent.equals(bytes.subarray(1, 65)), path).toBe(true);
	}
	return { html: text.startsWith("<!DOCTYPE html>") ? text : "", found };
}

const startsOf = (locale: LocaleCode): string[] => [
	...ROUTE_IDS.filter((id) => routeOf(id).shows !== undefined).flatMap((id) => everyPathOf(id, locale)),
	...SECTIONS.map((section) => `/${locale}/${section}?page=9`),
	`/${locale}?page=9`,
	`/sitemap/${locale}/1.xml`,
	...["news/atom.xml", "areas/cardiology/atom.xml", "podcasts/podcast.xml", "webinars/webinars.ics"].map(
		(feed) => `/${locale}/feeds/${feed}`,
	),
];

/** The pages and files that somebody of the crawlers finds, from the route map on and along every link. */
async function crawl(all: readonly Crawler[], locale: LocaleCode, corpus: readonly Secret[]) {
	const known = new Set(startsOf(locale));
	for (const [item, secret] of new Map(corpus.map((one) => [one.item, one]))) {
		const words = typeof secret.piece === "string" ? [secret.piece.slice(0, 18)] : [];
		known.add(item);
		for (const term of [secret.title, ...words]) known.add(`/${locale}/search?term=${encodeURIComponent(term)}`);
	}
	const seen = new Map(all.map(({ who }) => [who, new Set<Secret>()]));
	for (const path of known) {
		// A picture's address is the same for everybody.
		const asking = path.startsWith("/images/") ? all.slice(-1) : all;
		const looks = asking.map(async (one) => ({ ...(await look(one, path, corpus)), who: one.who }));
		for (const { who, html, found } of await Promise.all(looks)) {
			for (const secret of found) seen.get(who)?.add(secret);
			for (const link of linksOn(html, locale)) known.add(link);
		}
	}
	return { known, seen };
}

// One of each country, which has its hosts and levels.
test.each(["fr-BE", "de-CH", "tr-TR", "en-IE"] as const)(
	"%s: who may read finds all, others nothing",
	async (code) => {
		const corpus = await gatedCorpus(portal, code);
		expect(corpus.length).toBeGreaterThan(40);
		expect(new Set(corpus.map(({ level }) => level))).toEqual(new Set(["limited", "full"]));
		const all = await crawlers(code, localeOf(code).country);
		const { known, seen } = await crawl(all, code, corpus);
		for (const { who, level } of all) {
			const missed = corpus.filter((secret) => reaches(level, secret.level) && !seen.get(who)?.has(secret));
			expect(
				missed.map(({ item, piece }) => `${item}: ${piece}`),
				`${who} does not find`,
			).toEqual([]);
		}

		// The caches are warm now, filled by those who may read most.
		const below = all.filter(({ level }) => level !== "full");
		for (const path of known) await Promise.all(below.map((one) => look(one, path, corpus)));
	},
	300_000,
);
