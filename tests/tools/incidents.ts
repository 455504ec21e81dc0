import { mkdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "playwright";
import { DEFECT, provoke } from "../edge/defect.ts";
import { basic, OPS_SECRET, type Platform, portalOf, textOf } from "../edge/portal.ts";
import { browserPath } from "./browser.ts";
import { setup } from "./build.ts";
import { unasked } from "./unasked.ts";

/**
 * `npx node tests/tools/incidents.ts search`: plants an incident in a portal of its own, ends it as its runbook says, prints what
 * `/ops/status` shows before, during and after it, with a picture of each in dist/incidents. The page calls an incident over
 * after two minutes without a sign.
 */

const HOST = "ie.localhost";
const LINK = "/en-IE/materials/cardovex-titration-scheme/demo-access";
const VISITS = 12;
const PAUSE_MS = 15_000;

/** What is deployed. `deploy` restarts the portal with it; caches and counts stay. */
const vars: Record<string, string> = { ...DEFECT.vars };
const platform: Platform = {};
const portal = portalOf(vars, ".", platform);
const deploy = () => portal.release(".");

let visits = 0;
/** Opens pages that nobody has opened, which are in no cache. */
const visit = (path: (index: number) => string) =>
	Promise.all(Array.from({ length: VISITS }, () => portal.get(HOST + path(visits++))));
const openLists = () => visit(unasked);
const search = () => visit((index) => `/en-IE/search?term=heart${index}`);

async function openLink(): Promise<void> {
	const answer = await portal.get(HOST + LINK);
	const [, notice = ""] = /role="status">(.*?)<\/div>/s.exec(await answer.text()) ?? [];
	console.log(`  The link answers ${answer.status}. ${textOf(notice).trim()}`);
}

interface Incident {
	plant: () => Promise<unknown>;
	/** Visitors, with and without the fault. */
	visit: () => Promise<unknown>;
	end: () => Promise<unknown>;
}

const fails = (path: string) => () => portal.fault({ path, status: 500 });
const end = () => portal.heal();

const INCIDENTS: Record<string, Incident> = {
	slow: { plant: () => portal.fault({ path: "/api/", delay: 3000 }), visit: openLists, end },
	down: { plant: fails("/api/"), visit: openLists, end },
	search: { plant: fails("re:^/api/strapi/[^/]+/search"), visit: search, end },
	defect: {
		plant: async () => {
			platform.failing = DEFECT.failing;
			await deploy();
		},
		visit: () => provoke(portal),
		end: async () => {
			platform.failing = [];
			await deploy();
		},
	},
	code: {
		plant: async () => {},
		visit: openLink,
		end: async () => {
			vars.DEEPLINK_CODES = '["replacement-code"]';
			await deploy();
		},
	},
};

const FOLDER = "dist/incidents";
const OPERATOR = basic(OPS_SECRET);
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.route("**/*", async (route) => {
	const { host, pathname } = new URL(route.request().url());
	const answer = await portal.get(host + pathname, OPERATOR);
	const body = Buffer.from(await answer.arrayBuffer());
	await route.fulfill({ status: answer.status, body, contentType: answer.headers.get("content-type") ?? "text/plain" });
});

/** Prints verdict, incidents and visits by code. @returns whether no incident goes on */
async function printStatus(when: string): Promise<boolean> {
	await page.goto(`http://${HOST}/ops/status`);
	await page.screenshot({ path: `${FOLDER}/${name}-${when.toLowerCase()}.png`, fullPage: true });
	const html = await page.content();
	const [, verdict = "no verdict"] = /<h2 id="verdict">(.*?)<\/h2>/.exec(html) ?? [];
	const [, codes = ""] = /aria-label="Visits by deep link".*?<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
	const incidents = Array.from(html.matchAll(/<article class="ops-incident".*?<\/article>/gs), ([one]) => one);
	const lines = [...incidents, ...(codes === "" ? [] : [`Visits by code: ${codes}`])];
	console.log([`${when}: ${verdict}`, ...lines.map((line) => `  ${textOf(line).trim()}`)].join("\n"));
	return verdict === "All is well";
}

async function show({ plant, visit: open, end: heal }: Incident): Promise<void> {
	await portal.start();
	await printStatus("Before");
	await plant();
	await open();
	await printStatus("During");
	await heal();
	await open();
	while (!(await printStatus("After"))) {
		await sleep(PAUSE_MS);
		await open();
	}
}

const name = process.argv[2] ?? "";
const incident = INCIDENTS[name];
if (!incident) {
	console.error(`Name an incident: ${Object.keys(INCIDENTS).join(", ")}.`);
	process.exit(1);
}
await setup();
try {
	await show(incident);
} finally {
	await Promise.all([portal.close(), browser.close()]);
}
