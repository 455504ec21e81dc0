import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { PRODUCTION } from "../tools/build.ts";
import { startPortal } from "./portal.ts";

/** Each use of a shared part is rendered again and compared in the build of development and tests, and in no other. */

const ROOT = "dist/shared-parts";
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

/** This build, with a shared part that shows a value missing from its dependencies. */
async function portalWithFault(name: string, build: string) {
	const folder = `${ROOT}/${name}`;
	for (const part of ["dist/client", "wrangler.toml"]) cpSync(part, `${folder}/${part}`, { recursive: true });
	cpSync(build, `${folder}/dist/worker`, { recursive: true });
	const script = readFileSync(`${build}/index.js`, "utf8");
	const faulty = script.replace('id:"announcer"', "id:String(Math.random())");
	expect(faulty).not.toBe(script);
	writeFileSync(`${folder}/dist/worker/index.js`, faulty);
	const portal = await startPortal({}, folder);
	onTestFinished(portal.close);
	return portal;
}

test("in development a part with a missing dependency is an error that names its component", async () => {
	const portal = await portalWithFault("development", "dist/worker");
	expect((await portal.get("ie.localhost/en-IE")).status).toBe(500);
	expect(portal.logs().join("\n")).toContain("<Once of={[Footer, ...]}> lacks a value that its content uses");
});

test("in production parts are rendered once", async () => {
	const portal = await portalWithFault("production", PRODUCTION);
	const idOn = async (page: string) =>
		/id="([\d.]+)" role="status"/.exec(await (await portal.get(`ie.localhost/en-IE/${page}`)).text())?.[1];
	const first = await idOn("login");
	expect(first).toBeDefined();
	expect(await idOn("register")).toBe(first);
});
