import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { PRODUCTION } from "../tools/build.ts";
import { archive, unstacked } from "../tools/release/source-maps.ts";
import { DEFECT, provoke } from "./defect.ts";
import { sharedPortal } from "./own-portal.ts";

/** Stacks of the builds that are tested, and what `npm run maps` prints for them. */

const portal = sharedPortal(DEFECT);
let archives: string;
beforeAll(() => {
	archives = mkdtempSync(join(tmpdir(), "archive-"));
	const worker = { maps: "dist/worker", from: "dist/worker" };
	archive("v41", [worker], archives);
	archive("v42", [worker, { maps: "dist/maps", from: "dist/client/assets" }], archives);
	return () => rmSync(archives, { recursive: true });
});

/** A source's place as a stack has it, of the line that has the text. */
function placeOf(source: string, text: string): string {
	const lines = readFileSync(source, "utf8").split("\n");
	return `${source}:${1 + lines.findIndex((line) => line.includes(text))}:`;
}
const ENTRY = readdirSync("dist/client/assets").find((file) => /^entry-.*\.js$/.test(file)) ?? "";

test("a defect of the Worker, its log line pasted as it is: every place is a source's, with the line's text", async () => {
	await provoke(portal);
	const line = () => portal.logs().find((text) => text.startsWith('{"event":"error"')) ?? "";
	await expect.poll(line).toMatch(/index\.js:\d+:\d+/);
	const { stack, missing } = unstacked(line(), "v42", archives);
	expect(missing).toEqual([]);
	expect(stack).not.toMatch(/index\.js:\d/);
	const [, place = "", code = ""] = stack.split("\n");
	expect(place).toContain(placeOf("worker/features/hub/api.ts", ".take(origin)"));
	expect(code).toContain(".take(origin)");
	expect(stack).toContain("worker/visitor/session/same-origin.ts:");
});

test("an error of a script of the browser: its minified place is the source's, however a browser writes it", () => {
	// Where there is no browser the real script fails at a real place, and says what it wanted there.
	const script = pathToFileURL(resolve("dist/client/assets", ENTRY)).href;
	const thrown = `import(${JSON.stringify(script)}).catch(({ stack }) => console.log(stack))`;
	const { stdout } = spawnSync("node", ["--eval", thrown], { encoding: "utf8" });
	const [, row, column] = new RegExp(`${ENTRY}:(\\d+):(\\d+)`).exec(stdout) ?? [];
	const [, wanted = "none"] = /(\w+) is not defined/.exec(stdout) ?? [];
	const place = `${ENTRY}:${row}:${column}`;
	for (const line of [
		`    at t (https://www.portal.example/assets/${place})`,
		`t@https://www.portal.example/assets/${place}`,
		`    at ${place}`,
	]) {
		const { stack, missing } = unstacked(line, "v42", archives);
		expect(missing).toEqual([]);
		expect(stack).toMatch(/(?:at |\(|@)client\/browser\/[\w/.-]+\.ts:\d+:\d+\)?\n/);
		expect(stack.split("\n")[1]).toContain(wanted);
	}
});

test("no map is among the files that are served", () => {
	const served = readdirSync("dist/client", { recursive: true }).map(String);
	expect(served).toContain(join("assets", ENTRY));
	expect(served.filter((file) => file.endsWith(".map"))).toEqual([]);
	expect(readFileSync(join("dist/client/assets", ENTRY), "utf8")).not.toContain("sourceMappingURL");
});

test("a stack of another build is refused, and one of another release by its line of the log", async () => {
	archive("v43", [{ maps: PRODUCTION, from: PRODUCTION }], archives);
	await provoke(portal);
	const line = () => portal.logs().findLast((text) => text.startsWith('{"event":"error"')) ?? "";
	await expect.poll(line).toMatch(/index\.js:\d+:\d+/);
	expect(() => unstacked(line(), "v43", archives)).toThrow("The stack is of another build");
	const named = line().replace('"event"', '"release":"v41","event"');
	expect(() => unstacked(named, "v42", archives)).toThrow("The stack is of v41, not of v42.");
	expect(unstacked(named, "v41", archives).stack).toContain("worker/features/hub/api.ts");
});
