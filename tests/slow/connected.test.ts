import { type ChildProcess, execFile, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { LOCALES } from "../../shared/locales.ts";
import { backendAlone, textOf } from "../edge/portal.ts";
import { runtimeOf } from "../tools/workers.ts";

/** `npm start` connected to a backend that runs elsewhere: here the embedded one, as a server of its own. */

const PORT = "8796";
const STATE = ".wrangler/connected-test";
/** Not those of development, which are sent where none are given. */
const SECRETS = { SERVICE_SECRET: "service-secret-of-a-backend", CONTENT_SECRET: "content-$ecret-of-a-backend" };

const backend = runtimeOf(() => [backendAlone(SECRETS)]);
const control = (path: string, method: string, body?: object) =>
	backend.ask(`http://backend/__control/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
let origin = "";
let portal: ChildProcess;
let said = "";

beforeAll(async () => {
	rmSync(STATE, { recursive: true, force: true });
	({ origin } = await backend.start());
	const title = "Only this backend says so";
	await control("faults", "POST", { path: "/api/strapi/en-IE/single/about", body: [{ title }] });
	const env = { ...process.env, ...SECRETS, PORT, STATE_DIR: STATE, LARAVEL_URL: origin, CONTENT_URL: origin };
	portal = spawn(process.execPath, ["tests/tools/development/start.ts"], {
		env: { ...env, ENVIRONMENT: "production" },
	});
	for (const stream of [portal.stdout, portal.stderr]) {
		stream?.on("data", (text: Buffer) => {
			said += text;
		});
	}
});
afterAll(async () => {
	portal.kill("SIGTERM");
	await backend.close();
});

const page = async (path: string): Promise<string> => {
	if (portal.exitCode !== null) return said;
	const answer = await fetch(`http://localhost:${PORT}${path}`).catch(() => undefined);
	return answer?.ok ? answer.text() : "";
};

test("the portal shows the content, pictures and errors of the backend that it is connected to", async () => {
	await expect.poll(() => page("/en-IE/about"), { timeout: 170_000, interval: 1000 }).not.toBe("");
	expect(await page("/en-IE/about")).toContain("Only this backend");
	const home = await page("/en-IE");
	expect(textOf(home)).toContain("New heart failure guideline");
	const [, picture = ""] = /<img[^>]+src="(\/images\/[^"]+)"/.exec(home) ?? [];
	const answer = await fetch(`http://localhost:${PORT}${picture}`);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining("image/")]);
	await answer.body?.cancel();
});

test("every call has reached that backend with its secret", async () => {
	const calls = z
		.array(z.object({ path: z.string(), secretOk: z.boolean() }))
		.parse(await (await control("calls", "GET")).json());
	const asked = calls.filter(({ path }) => path.startsWith("/api/"));
	expect(asked.length).toBeGreaterThan(3);
	expect(asked.filter(({ secretOk }) => !secretOk)).toEqual([]);
});

test("it has said what it is connected to and where each secret comes from, and no secret stands anywhere", () => {
	for (const words of [
		"Connected to your backend",
		"SERVICE_SECRET  the environment",
		"PURGE_SECRET    wrangler.toml, the development value",
		"local forms",
	]) {
		expect(said).toContain(words);
	}
	expect(said).toContain(`stored data     ${STATE}/connected/127.0.0.1-`);
	const config = readFileSync(`dist/development/${PORT}/portal.json`, "utf8");
	for (const secret of Object.values(SECRETS)) {
		expect(said).not.toContain(secret);
		expect(config).not.toContain(secret);
	}
	expect(said).not.toContain("hcp-backend");
});

test("the contract command holds in every locale, and ends well", async () => {
	await control("faults", "DELETE");
	const args = ["tests/tools/connect/contract.ts", origin];
	// Whatever else the machine does: what is tried is the contract, not its speed.
	const env = { ...process.env, ...SECRETS, BACKEND_DEADLINE_MS: "30000" };
	// Rejects where the exit code is another than 0.
	const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 16 * 1024 * 1024 });
	for (const { code } of LOCALES) expect(stdout).toContain(`/strapi/${code}/content`);
	expect(stdout).toContain("The contract holds.");
	for (const secret of Object.values(SECRETS)) expect(stdout).not.toContain(secret);
});
