import { parseArgs } from "node:util";
import { endWith } from "../end-with.ts";
import { hostsOf } from "./hosts.ts";

/**
 * `npm run smoke -- https://host...`, or `--env production` for all hosts of an environment: checks each host after a release as
 * a visitor without an account, the gate included. It follows the links of the pages, so that it works with any content. Ends
 * with 1 after a fault.
 */

/** A new release may have to render its first page. */
const PATIENCE_MS = 20_000;
const MEDIA = ["file", "audio", "video"];
/** Email Address Obfuscation, Rocket Loader, JavaScript Detections and Web Analytics of a zone. */
const REWRITTEN = /\/cdn-cgi\/|__cf_email__|cloudflareinsights\.com/;

interface Answer {
	status: number;
	headers: Headers;
	text: string;
}

type Send = (url: URL, options: RequestInit) => Promise<Response>;

/** @returns one sentence per fault */
export async function faultsOf(origin: string, send: Send = fetch): Promise<{ asked: number; faults: string[] }> {
	const faults: string[] = [];
	let asked = 0;
	const ask = async (path: string): Promise<Answer> => {
		asked += 1;
		const options = { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) } as const;
		const answer = await send(new URL(path, origin), options).catch((error: unknown) => {
			faults.push(`${path}: no answer (${error instanceof Error ? error.message : String(error)})`);
			return Response.error();
		});
		return { status: answer.status, headers: answer.headers, text: await answer.text() };
	};
	const demand = (path: string, what: string, holds: boolean): void => {
		if (!holds) faults.push(`${path}: ${what}`);
	};
	const page = async (path: string, status = 200): Promise<Answer> => {
		const answer = await ask(path);
		demand(path, `answers ${answer.status} instead of ${status}`, answer.status === status);
		const policy = answer.headers.get("content-security-policy") ?? "";
		demand(
			path,
			"has no strict Content-Security-Policy",
			/script-src/.test(policy) && !/unsafe-(?:inline|eval)/.test(policy),
		);
		demand(path, "was rewritten by the platform (docs/setup.md, Zone settings)", !REWRITTEN.test(answer.text));
		demand(path, "is no whole page", /<html lang="[^"]+"[\s\S]*<h1[\s\S]*<\/html>/.test(answer.text));
		return answer;
	};
	const file = async (path: string, type: RegExp): Promise<Answer> => {
		const answer = await ask(path);
		const found = answer.headers.get("content-type") ?? "nothing";
		demand(path, `answers ${answer.status} with ${found}`, answer.status === 200 && type.test(found));
		return answer;
	};

	await file("/ops/health", /json/);
	await file("/robots.txt", /text\/plain/);
	await file("/manifest.webmanifest", /json/);
	const sitemap = await file("/sitemap.xml", /xml/);
	const [, index] = /<loc>([^<]+)<\/loc>/.exec(sitemap.text) ?? [];
	if (index) await file(new URL(index, origin).pathname, /xml/);

	const start = await ask("/");
	const home = new URL(start.headers.get("location") ?? "/", origin).pathname;
	demand("/", `answers ${start.status} instead of leading to a language`, /^\/[a-z]{2}-[A-Z]{2}$/.test(home));
	const { text, headers } = await page(home);
	if (origin.startsWith("https:"))
		demand(home, "has no Strict-Transport-Security", headers.has("strict-transport-security"));
	const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
	await file(style ?? "/style-sheet-that-the-home-page-names", /text\/css/);
	// The Early Hints name the entry script; the page loads it in another way.
	const [script] = /\/assets\/[\w-]+\.js/.exec(headers.get("link") ?? "") ?? [];
	await file(script ?? "/script-that-the-home-page-names", /javascript/);
	const [, picture] = /src="(\/images\/[^"]+)"/.exec(text) ?? [];
	if (picture) await file(picture.replaceAll("&amp;", "&"), /^image\//);
	await page(`${home}/a-page-that-is-not-there`, 404);
	await page(`${home}/login`, text.includes('"hasAccounts":false') ? 404 : 200);
	await page(`${home}/search?term=a`);

	const links = (html: string, depth: number) =>
		[...new Set(Array.from(html.matchAll(/href="(\/[a-z]{2}-[A-Z]{2}\/[^"?#]+)"/g), ([, path = ""]) => path))].filter(
			(path) => path.startsWith(`${home}/`) && path.split("/").length === depth,
		);
	let isGateSeen = false;
	const navigation = /<nav[\s\S]*?<\/nav>/g;
	const sections = links((text.match(navigation) ?? []).join(""), 3).slice(0, 8);
	demand(home, "leads to no section", sections.length > 0);
	for (const section of sections) {
		const list = await page(section);
		const cards = list.text.split(/<article/).slice(1);
		const [open] = cards.filter((card) => !card.includes("card__lock")).flatMap((card) => links(card, 4));
		if (open) await page(open);
		const [gated] = cards.filter((card) => card.includes("card__lock")).flatMap((card) => links(card, 4));
		if (!gated) continue;
		isGateSeen = true;
		await page(gated);
		for (const medium of MEDIA) {
			const path = `${gated}/media/${medium}`;
			const { status } = await ask(path);
			demand(path, `of an item for professionals alone answers ${status} to anybody`, [403, 404].includes(status));
		}
	}
	demand(home, "names no item for professionals alone, so that the gate was not tried", isGateSeen);
	return { asked, faults };
}

/** The first line of a host's report. */
export function headingOf(origin: string, { asked, faults }: { asked: number; faults: readonly string[] }): string {
	const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`;
	return `${origin}: ${asked} addresses, ${faults.length === 0 ? "all well" : count}`;
}

if (import.meta.main) {
	const { positionals, values } = parseArgs({ options: { env: { type: "string" } }, allowPositionals: true });
	const hosts = values.env === undefined ? [] : Object.keys(hostsOf(values.env));
	const origins = [...positionals, ...hosts.map((host) => `https://${host}`)];
	if (origins.length === 0 || !origins.every((origin) => /^https?:\/\/./.test(origin)))
		endWith("Say which hosts: npm run smoke -- https://www.example.com …");
	for (const origin of origins) {
		const report = await faultsOf(origin);
		console.log(headingOf(origin, report));
		for (const fault of report.faults) console.error(`  ${fault}`);
		if (report.faults.length > 0) process.exitCode = 1;
	}
}
