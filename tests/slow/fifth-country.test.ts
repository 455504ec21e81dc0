import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, startPortal, textOf } from "../edge/portal.ts";
import { copyOf } from "./copy.ts";

/**
 * A fictional fifth country in a copy of the repository, made as the documentation says: one entry in the table, one
 * dictionary, one host an environment. Types, unit tests and the edge tests that walk routes and locales run there. The
 * copy lies in `dist`, so that it finds the packages.
 */

const { root: ROOT, edit, run, without, remove } = copyOf("fifth-country");
const COUNTRIES = `${ROOT}/shared/countries.ts`;
const DICTIONARY = `${ROOT}/locales/fr-LU.ts`;
const CONFIGURATION = `${ROOT}/wrangler.toml`;

const ENTRY = `
	lu: {
		locales: [{ code: "fr-LU", iso: "fr-LU", name: "Français", shortName: "FR", file: "fr-LU.ts" }],
		urlMarkers: ["-LU"],
		timeZone: "Europe/Luxembourg",
		header: { logoLeadsTo: "home" },
		gatedIndexable: false,
		emblem: "M6 10h20v4H6zM6 18h20v4H6z",
		accounts: {
			callingCode: "352",
			professions: ["M"],
			fields: { zipcode: { example: "1009", input: { inputMode: "numeric" } } },
			consents: { consent: "required", newsletter: "optional" },
			notice: "data-protection",
			missing: ["consent"],
		},
	},
`;

const WORDS = `import { base } from "./fr.ts";
import type { Dictionary } from "./keys.ts";

export const dictionary: Dictionary = {
	base,
	differences: {
		site: {
			description: "Actualités, documents et formations pour les professionnels de la santé au Luxembourg.",
			country: "Luxembourg",
		},
		register: { intro: "Pour les médecins qui exercent au Luxembourg." },
		popup: { conditions: "Les médecins établis au Luxembourg peuvent créer un compte." },
		errors: { email: "Indiquez une adresse e-mail du type nom@cabinet.lu." },
	},
};
`;

/** Beside each Irish host one of Luxembourg. */
const withHosts = (text: string) =>
	text.replace(
		/\n( +)"(.*)ie(.*)": "ie"/g,
		(irish, space, before, after) => `${irish},\n${space}"${before}lu${after}": "lu"`,
	);
const withEntry = (text: string) => text.replace("\n} as const satisfies", `${ENTRY}} as const satisfies`);

/** The embedded backend has content for it: that of French Belgium. */
function seedBackend(): void {
	const seed = `${ROOT}/tests/backend/seed`;
	edit(`${seed}/catalogue.ts`, (text) => text.replace('"fr-BE",', '"fr-BE", "fr-LU",'));
	edit(`${seed}/texts.ts`, (text) => text.replace('"fr-BE": frBE,', '"fr-BE": frBE,\n\t"fr-LU": frBE,'));
	edit(`${seed}/documents.ts`, (text) =>
		text.replace(/"fr-BE": \{.*\n/, (line) => `${line}\t"fr-LU": { code: "LU", timezone: "Europe/Luxembourg" },\n`),
	);
}

const vitest = (project: string, ...names: string[]) => {
	const files = names.map((name) => `tests/${project}/${name}.test.ts`);
	return run("env", "SUITES_BUILT=yes", "vitest", "run", "--maxWorkers", "2", "--project", project, ...files);
};

let portal: Portal;
beforeAll(async () => {
	edit(COUNTRIES, withEntry);
	writeFileSync(DICTIONARY, WORDS);
	edit(CONFIGURATION, withHosts);
	seedBackend();
	expect(await run("node", "tests/tools/build.ts")).toMatchObject({ code: 0 });
	portal = await startPortal({}, ROOT);
});
afterAll(async () => {
	await portal?.close();
	remove();
});

test("everything compiles, the tests too", { timeout: 600_000 }, async () => {
	expect(await run("tsc", "-b")).toEqual({ code: 0, said: "" });
});

test("all unit tests pass", { timeout: 600_000 }, async () => {
	const { code, said } = await vitest("unit");
	expect(code, said).toBe(0);
});

test("the edge tests that walk routes and locales pass", { timeout: 900_000 }, async () => {
	const { code, said } = await vitest("edge", "pages", "discovery", "sites");
	expect(code, said).toBe(0);
});

test("a deployment serves its host, and none goes without", { timeout: 300_000 }, async () => {
	const { code, said } = await run("npm", "run", "deploy", "--", "--env", "production", "--dry-run");
	expect(code, said).toBe(0);
	expect(said).toMatch(/^Custom domains of production: .*www\.helvora-pro-lu\.example/m);
	const alone = await run("wrangler", "deploy", "--env", "production", "--dry-run");
	expect(alone.code).not.toBe(0);
	expect(alone.said).toContain("Deploy with `npm run deploy -- --env ENVIRONMENT`");
});

test("its host leads to its locale, and its pages speak it", async () => {
	const root = await portal.get("lu.localhost/", { "Accept-Language": "de" });
	expect([root.status, root.headers.get("location")]).toEqual([302, "/fr-LU"]);
	for (const path of ["", "/news", "/search?term=coeur", "/login", "/register", "/forgot-password"]) {
		const response = await portal.get(`lu.localhost/fr-LU${path}`);
		const html = await response.text();
		expect(response.status, path).toBe(200);
		expect(html).toContain('lang="fr-LU"');
		expect(html).toContain('data-country="lu"');
		expect(textOf(html)).toContain("Luxembourg");
		// One locale: nothing to switch to.
		expect(html).toContain('class="language language--single"');
		expect(html).toContain('"otherLocales":[]');
	}
	expect(await (await portal.get("lu.localhost/fr-LU/register")).text()).toContain("1009");
	expect((await portal.get("be.localhost/fr-LU/news")).headers.get("location")).toBe("http://lu.localhost/fr-LU/news");
	expect((await portal.get("lu.localhost/fr-lu/news/")).headers.get("location")).toBe("/fr-LU/news");
});

test("it is in its own sitemap, and its pages are alternates of the others'", async () => {
	expect(await (await portal.get("lu.localhost/robots.txt")).text()).toContain("http://lu.localhost/sitemap.xml");
	expect(await (await portal.get("lu.localhost/sitemap.xml")).text()).toContain(
		"http://lu.localhost/sitemap/fr-LU/1.xml",
	);
	expect(await (await portal.get("lu.localhost/sitemap/fr-LU/1.xml")).text()).toContain(
		"http://lu.localhost/fr-LU/news",
	);
	const belgian = await (await portal.get("be.localhost/fr-BE/news")).text();
	expect(belgian).toMatch(/hreflang="fr-LU" href="http:\/\/lu\.localhost\/fr-LU\/news"/i);
	const [, switcher = ""] = /class="language"([\s\S]*?)<\/details>/.exec(belgian) ?? [];
	expect(switcher).toContain("nl-BE");
	expect(switcher).not.toContain("fr-LU");
});

test("its record does not switch feeds on: it has none, and its pages name none", async () => {
	for (const feed of ["news/atom.xml", "areas/cardiology/atom.xml", "podcasts/podcast.xml", "webinars/webinars.ics"]) {
		const answer = await portal.get(`lu.localhost/fr-LU/feeds/${feed}`);
		expect([answer.status, textOf(await answer.text())]).toEqual([404, expect.stringContaining("Page introuvable")]);
	}
	for (const path of ["", "?domain=1", "/podcasts", "/webinars"]) {
		expect(await (await portal.get(`lu.localhost/fr-LU${path}`)).text(), path).not.toContain("/feeds/");
	}
});

test("without a word of the country, or of its language, it does not compile", { timeout: 300_000 }, async () => {
	const changes = {
		[DICTIONARY]: (text: string) => text.replace(/^\t\t\tcountry: .*\n/m, ""),
		[`${ROOT}/locales/fr.ts`]: (text: string) => text.replace(/^\t\tskip: .*\n/m, ""),
	};
	const { code, said } = await without(changes, () => run("tsc", "-b", "locales"));
	expect(code).not.toBe(0);
	expect(said).toMatch(/fr-LU\.ts.*error[\s\S]*'country' is missing/);
	expect(said).toMatch(/fr\.ts.*error[\s\S]*'skip' is missing/);
});

test.each([
	["dictionary", DICTIONARY, undefined, /locales\/fr-LU\.ts is missing/],
	[
		"entry",
		COUNTRIES,
		(text: string) => text.replace(ENTRY, "\n"),
		/dictionaries and locales of the country table match[\s\S]*fr-LU\.ts/,
	],
	[
		"host",
		CONFIGURATION,
		(text: string) => text.replace(/,\n.*helvora-pro-lu.*/, ""),
		/HOSTS of production has a host for every country[\s\S]*"lu"/,
	],
] as const)("without its %s a unit test says so", { timeout: 300_000 }, async (_, file, change, said) => {
	const tested = await without({ [file]: change }, () => vitest("unit", "dictionaries", "hosts"));
	expect(tested.code).not.toBe(0);
	expect(tested.said).toMatch(said);
});
