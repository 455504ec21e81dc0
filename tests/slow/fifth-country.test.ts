import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, startPortal, textOf } from "../edge/portal.ts";

/**
 * A fictional fifth country, made as the documentation says: one entry in the table, one dictionary, one host. The copy
 * lies in `dist`, so that it finds the packages.
 */

const ROOT = "dist/fifth-country";
const DICTIONARY = `${ROOT}/locales/fr-LU.ts`;
const HOSTS = '{"be.localhost":"be","ch.localhost":"ch","lu.localhost":"lu"}';

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
			fields: ["zipcode"],
			zipcode: { pattern: /^\\d{4}$/, example: "1009", numeric: true },
			consents: { consent: "required", newsletter: "optional" },
			missing: ["consent"],
		},
	},
`;

function edit(file: string, change: (text: string) => string): void {
	const before = readFileSync(file, "utf8");
	const after = change(before);
	if (after === before) throw new Error(`${file} is as it was`);
	writeFileSync(file, after);
}

/** The compiler's output and exit code. */
const compile = (part: "worker" | "locales") =>
	new Promise<{ code: number; said: string }>((resolve) => {
		execFile("tsc", ["-b", `${ROOT}/${part}`], (error, said) => resolve({ code: Number(error?.code ?? 0), said }));
	});
const run = promisify(execFile);

let portal: Portal;
/** Takes a while: it compiles beside the build. */
let whole: ReturnType<typeof compile>;
beforeAll(async () => {
	rmSync(ROOT, { recursive: true, force: true });
	mkdirSync(ROOT, { recursive: true });
	const copied = ["client", "locales", "shared", "worker", "package.json", "tsconfig.base.json", "vite.config.ts"];
	for (const name of [...copied, "wrangler.toml"]) cpSync(name, `${ROOT}/${name}`, { recursive: true });
	edit(`${ROOT}/shared/countries.ts`, (text) => text.replace("\n} as const satisfies", `${ENTRY}} as const satisfies`));
	cpSync(`${ROOT}/locales/fr-BE.ts`, DICTIONARY);
	edit(DICTIONARY, (text) => text.replaceAll("Belgique", "Luxembourg"));
	whole = compile("worker");
	await run("wrangler", ["deploy", "--dry-run", "--outdir", "dist/worker"], { cwd: ROOT });
	portal = await startPortal({ HOSTS }, ROOT);
});
afterAll(async () => {
	await portal?.close();
	rmSync(ROOT, { recursive: true, force: true });
});

test("the fifth country's host leads to its locale, and its pages speak it", async () => {
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

test("the fifth country is in its own sitemap, and its pages are alternates of the others'", async () => {
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

test("a fifth country is one table entry, one dictionary and one host: it compiles, and a missing word does not", async () => {
	expect(await whole).toEqual({ code: 0, said: "" });
	edit(DICTIONARY, (text) => text.replace(/^\t\tskip: .*\n/m, ""));
	const broken = await compile("locales");
	expect(broken.code).not.toBe(0);
	expect(broken.said).toMatch(/fr-LU\.ts.*error[\s\S]*skip/);
});
