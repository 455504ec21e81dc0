import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { freePort } from "../tools/development/port.ts";
import { ENGINE_NAMES, type Engine, type EngineName, entryOf } from "./engines.ts";
import { STEPS } from "./journey.ts";
import { display, install } from "./prepare.ts";
import { type Line, startProxy } from "./proxy.ts";
import { until } from "./until.ts";
import { Visitor } from "./visitor.ts";

/**
 * `npm test -- engines`: one journey in real engines, over TLS and a line on which every script comes late. Names of
 * engines as arguments: only these. `--pictures`: writes pictures into dist/screenshots instead.
 */

const [PORTAL, PROXY] = [await freePort(), await freePort()];
const LATE_MS = 300;
const origin = (country: string) => `https://${country}.localhost:${PROXY}`;
const isCi = Boolean(process.env.CI);
const isForPictures = process.argv.includes("--pictures");

const faults: string[] = [];
const asked = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const unknown = asked.find((one) => !ENGINE_NAMES.some((name) => name === one));
if (unknown) throw new Error(`There is no engine ${unknown}, but ${ENGINE_NAMES.join(", ")}.`);
/** Chromium makes the journey in tests/e2e. */
const wanted = ENGINE_NAMES.filter((name) => (asked.length === 0 ? name !== "chromium" : asked.includes(name)));
const missing = install(wanted);
for (const name of missing) {
	console.warn(`${name} is not there and could not be installed: skipped.`);
	if (isCi) faults.push(`${name} is missing`);
}

rmSync(".wrangler/browsers", { recursive: true, force: true });
const env = { ...process.env, PORT: String(PORTAL), STATE_DIR: ".wrangler/browsers" };
const portal = spawn("node", ["tests/tools/development/start.ts", "--production", "--https"], {
	env,
	stdio: ["ignore", "ignore", "inherit"],
});
const line: Line = { delay: LATE_MS, scripts: true };
const proxy = await startProxy(PROXY, PORTAL, line);
const screen = await display();

process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
const isUp = async () => (await fetch(`https://localhost:${PROXY}/robots.txt`)).ok;
await until(isUp, () => "the portal starts", 180_000);

async function travel(name: string, engine: Engine, hasScripts: boolean): Promise<void> {
	const visitor = new Visitor(engine, hasScripts);
	for (const [what, step] of Object.entries(STEPS)) {
		try {
			await step(visitor, origin);
		} catch (error) {
			faults.push(`${name}: ${what}: ${String(error)}`);
			console.error(`  ✘ ${what}: ${String(error)}`);
			writeFileSync(`dist/browsers/${name}-${faults.length}.png`, await engine.picture());
		}
	}
}

async function takePictures(name: string, engine: Engine): Promise<void> {
	mkdirSync("dist/screenshots", { recursive: true });
	const detail = "/en-IE/podcasts/the-breathless-patient-heart-or-lung";
	for (const [page, path] of Object.entries({ home: "/en-IE", list: "/en-IE/news", detail, login: "/en-IE/login" })) {
		await engine.open(origin("ie") + path);
		await new Visitor(engine, true).painted();
		writeFileSync(`dist/screenshots/${page}-phone-${name}.png`, await engine.picture());
	}
}

async function visit(name: EngineName): Promise<void> {
	const { start, isOld = false } = entryOf(name);
	const engine = await start();
	try {
		await engine.open(`${origin("ie")}/en-IE/imprint`);
		const isNew = await engine.value("'withResolvers' in Promise");
		console.log(`${name}: ${engine.version}, ${String(await engine.value("navigator.userAgent"))}`);
		if (isOld && isNew && isCi) faults.push(`${name} is no old engine any more: it has Promise.withResolvers`);
		if (isForPictures) return await takePictures(name, engine);
		await travel(name, engine, !isOld);
		if (isOld) return;
		console.log(`${name}, without JavaScript`);
		line.scripts = false;
		await travel(`${name} without JavaScript`, engine, false);
	} finally {
		line.scripts = true;
		await engine.close();
	}
}

for (const name of wanted.filter((one) => !missing.includes(one))) {
	const started = performance.now();
	await visit(name).catch((error: unknown) => faults.push(`${name}: ${String(error)}`));
	console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
}

proxy.close();
portal.kill();
screen?.kill();
const skipped = missing.length === 0 ? "" : ` But for those that were skipped: ${missing.join(", ")}.`;
console.log(faults.length === 0 ? `Every engine made the whole journey.${skipped}` : faults.join("\n"));
process.exit(faults.length === 0 ? 0 : 1);
