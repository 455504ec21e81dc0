import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort, hold, release } from "../tools/development/port.ts";

/** What `npm start` says before it builds anything. */

const run = (file: string, options: readonly string[], { cwd = ".", env = {} } = {}) =>
	spawnSync(process.execPath, [resolve("tests/tools/development", file), ...options], {
		cwd,
		env: { ...process.env, ...env },
		encoding: "utf8",
	});

test("a port that the identity provider cannot take is named, with its variable", async () => {
	const IDENTITY_PORT = `${await freePort()}`;
	const held = await hold(Number(IDENTITY_PORT));
	onTestFinished(() => release(held));
	const { status, stderr } = run("start.ts", ["--hca"], { env: { IDENTITY_PORT, PORT: `${await freePort()}` } });
	expect(status).toBe(1);
	expect(stderr).toMatch(
		new RegExp(`^Port ${IDENTITY_PORT} is in use, .*: IDENTITY_PORT=9401 npm run start:hca$`, "m"),
	);
});

test("a port that there cannot be is not called in use", () => {
	expect(run("start.ts", [], { env: { PORT: "99999" } }).stderr).toBe(
		'PORT is "99999": a number up to 65535 is needed.\n',
	);
});

test("packages of an earlier package-lock.json are told, those of the same one are not", () => {
	const cwd = mkdtempSync(join(tmpdir(), "start-"));
	onTestFinished(() => rmSync(cwd, { recursive: true }));
	mkdirSync(join(cwd, "node_modules/wrangler"), { recursive: true });
	const lock = (file: string, version: string) =>
		writeFileSync(join(cwd, file), JSON.stringify({ packages: { "": {}, "node_modules/hono": { version } } }));
	lock("package-lock.json", "4.1.0");
	lock("node_modules/.package-lock.json", "4.1.0");
	expect(run("check-node.mjs", [], { cwd })).toMatchObject({ status: 0, stderr: "" });
	lock("package-lock.json", "4.2.0");
	expect(run("check-node.mjs", [], { cwd })).toMatchObject({ status: 0, stderr: expect.stringContaining("npm ci") });
});
