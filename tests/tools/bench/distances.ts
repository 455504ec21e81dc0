import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LocaleCode } from "../../../shared/locales.ts";
import { ask, type Headers } from "./load.ts";
import { ITEM, signIn } from "./rates.ts";
import { bundlePortal, type Served, serveBackend, servePortal } from "./runtime.ts";
import { print, type Row } from "./table.ts";
import { newestOf, slow, visit } from "./waits.ts";

/**
 * `npm run bench -- waits`: milliseconds to a page's first byte by the distance of the backend, of KV and of the person's object.
 * Prints the table of docs/scale.md and writes dist/waits.json. Each wait is the shortest of several. An isolate that is measured
 * knows nothing of the page, but has rendered another one. `--quick` measures once.
 */

const TIMES = process.argv.includes("--quick") ? 1 : 3;
const NEAR = 20;
const MIDDLE = 80;
const FAR = 200;

/** One for each distance, because no locale's page finds another one's entries. */
const LOCALES: readonly LocaleCode[] = ["en-IE", "tr-TR", "nl-BE", "de-CH"];
const WARM_UP: LocaleCode = "fr-CH";
const hostOf = (locale: LocaleCode): string => `${locale.slice(-2).toLowerCase()}.localhost`;

interface Away {
	backend?: number;
	kv?: number;
	object?: number;
}

/** Reads of nobody in particular: the path in each locale, without the locale. */
const PAGES: Record<string, (locale: LocaleCode, backend: Served) => string | Promise<string>> = {
	home: () => "",
	list: () => "/news",
	item: async (locale, backend) => `/news/${await newestOf(backend, locale, "news")}`,
	podcast: async (locale, backend) => `/podcasts/${await newestOf(backend, locale, "podcasts")}`,
	webinar: async (locale, backend) => `/webinars/${await newestOf(backend, locale, "webinars")}`,
	course: () => "/e-learnings/102",
	search: () => "/search?term=cardovex",
	about: () => "/about",
	login: () => "/login",
};

const PERSONAL: Record<string, string> = {
	"home, signed in": "/en-IE",
	"list, signed in": "/en-IE/news",
	"item, signed in": ITEM,
	"course, signed in": "/en-IE/e-learnings/102",
	"My page": "/en-IE/account",
};

async function move(backend: Served, portal: Served, { backend: away = 0, kv = 0, object = 0 }: Away): Promise<void> {
	await slow(backend, "/", away);
	await ask(portal, `/__distance?kv=${kv}&object=${object}`);
}

const newStores = (): string => mkdtempSync(join(tmpdir(), "bench-stores-"));

const opening = (locale: LocaleCode, portal: Served): Headers => ({ Host: `${hostOf(locale)}:${portal.port}` });

/** `kv`: the folder of what KV knows. */
async function inIsolate<T>(backend: Served, kv: string | null, use: (portal: Served) => Promise<T>): Promise<T> {
	const stores = newStores();
	if (kv !== null) cpSync(kv, join(stores, "kv"), { recursive: true });
	const portal = await servePortal(backend, { entry: "distant", stores });
	try {
		await move(backend, portal, {});
		await visit(portal, `/${WARM_UP}`, opening(WARM_UP, portal));
		return await use(portal);
	} finally {
		await portal.close();
		rmSync(stores, { recursive: true });
	}
}

type Addresses = ReadonlyMap<string, readonly string[]>;

async function addressesOf(backend: Served): Promise<Addresses> {
	const found = new Map<string, string[]>();
	for (const [page, pathOf] of Object.entries(PAGES)) {
		const paths = await Promise.all(LOCALES.map(async (locale) => `/${locale}${await pathOf(locale, backend)}`));
		found.set(page, paths);
	}
	return found;
}

/** Visits every page once, near everything. @returns the folder of the stores */
async function filledStores(backend: Served, addresses: Addresses): Promise<string> {
	const stores = newStores();
	const portal = await servePortal(backend, { entry: "distant", stores });
	await move(backend, portal, {});
	for (const paths of addresses.values()) {
		for (const [index, path] of paths.entries()) await visit(portal, path, opening(LOCALES[index] ?? "en-IE", portal));
	}
	// The writes behind the answers are done by then.
	await new Promise((resolve) => setTimeout(resolve, 2000));
	await portal.close();
	return stores;
}

/** The least of several rounds, for each visit of a round. */
async function least(round: () => Promise<number[]>): Promise<number[]> {
	const rounds: number[][] = [];
	for (let time = 0; time < TIMES; time++) rounds.push(await round());
	return (rounds[0] ?? []).map((_, index) => Math.round(Math.min(...rounds.map((one) => one[index] ?? Number.NaN))));
}

const COLD: readonly Away[] = [
	{ backend: NEAR },
	{ backend: MIDDLE },
	{ backend: FAR },
	{ backend: MIDDLE, kv: MIDDLE },
];
const IN_KV: readonly Away[] = [NEAR, MIDDLE, FAR].map((kv) => ({ backend: FAR, kv }));
const EVERYTHING_FAR = { backend: FAR, kv: FAR, object: 0 };

/** How many rounds to the backend the first byte waits for. */
const roundsIn = (near: number, far: number): number => Number(((far - near) / (FAR - NEAR)).toFixed(1));

async function publicRow(backend: Served, kv: string, page: string, paths: readonly string[]): Promise<Row> {
	const firsts = (known: string | null, distances: readonly Away[], isWarm: boolean) =>
		least(() =>
			inIsolate(backend, known, async (portal) => {
				const visits: number[] = [];
				const first = async (index: number) =>
					(await visit(portal, paths[index] ?? "", opening(LOCALES[index] ?? "en-IE", portal))).first;
				for (const [index, away] of distances.entries()) {
					await move(backend, portal, away);
					visits.push(await first(index));
				}
				await move(backend, portal, EVERYTHING_FAR);
				return isWarm ? [...visits, await first(0)] : visits;
			}),
		);
	const [near = 0, middle = 0, far = 0, both = 0, warm = 0] = await firsts(null, COLD, true);
	const [kvNear = 0, kvMiddle = 0, kvFar = 0] = await firsts(kv, IN_KV, false);
	return {
		page,
		[`backend ${NEAR}`]: near,
		[`backend ${MIDDLE}`]: middle,
		[`backend ${FAR}`]: far,
		rounds: roundsIn(near, far),
		[`backend and KV ${MIDDLE}`]: both,
		[`KV ${NEAR}`]: kvNear,
		[`KV ${MIDDLE}`]: kvMiddle,
		[`KV ${FAR}`]: kvFar,
		warm,
	};
}

async function personalRow(backend: Served, page: string, path: string): Promise<Row> {
	const firsts = (...distances: Away[]) =>
		least(() =>
			inIsolate(backend, null, async (portal) => {
				const member = await signIn(portal);
				const visits: number[] = [];
				for (const away of distances) {
					await move(backend, portal, away);
					visits.push((await visit(portal, path, member)).first);
				}
				return visits;
			}),
		);
	const [near = 0] = await firsts({ backend: NEAR });
	const [far = 0, warm = 0] = await firsts({ backend: FAR }, EVERYTHING_FAR);
	const [both = 0, person = 0] = await firsts({ backend: MIDDLE, object: MIDDLE }, { object: MIDDLE });
	return {
		page,
		[`backend ${NEAR}`]: near,
		[`backend ${FAR}`]: far,
		rounds: roundsIn(near, far),
		[`backend and object ${MIDDLE}`]: both,
		warm,
		[`warm, object ${MIDDLE}`]: person,
	};
}

bundlePortal();
const backend = await serveBackend();
const addresses = await addressesOf(backend);
const stores = await filledStores(backend, addresses);
const pages: Row[] = [];
for (const [page, paths] of addresses) pages.push(await publicRow(backend, join(stores, "kv"), page, paths));
print(
	"Milliseconds to the first byte. Nobody has opened the page: by the backend's distance, and with KV as far. KV has it and the backend is 200 away: by KV's distance. Warm: the isolate has it, and all is 200 away",
	pages,
);
const personal: Row[] = [];
for (const [page, path] of Object.entries(PERSONAL)) personal.push(await personalRow(backend, page, path));
print(
	"The same for a signed-in visitor, whose object each request asks. Warm: the isolate has the content, and backend and KV are 200 away",
	personal,
);
mkdirSync("dist", { recursive: true });
writeFileSync("dist/waits.json", `${JSON.stringify({ pages, personal }, null, "\t")}\n`);
await backend.close();
rmSync(stores, { recursive: true });
