import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";

/** `npm run start:hca`, as a newcomer types it, on ports of its own. */

const PORT = 8794;
const IDENTITY_PORT = 9494;
const STATE = ".wrangler/start-hca-test";
const HOST = `be.localhost:${PORT}`;

let portal: ChildProcess;
let said = "";

beforeAll(() => {
	rmSync(STATE, { recursive: true, force: true });
	const env = { ...process.env, PORT: String(PORT), IDENTITY_PORT: String(IDENTITY_PORT), STATE_DIR: STATE };
	// A group of its own, so that all that it starts ends with it.
	portal = spawn("npm", ["run", "start:hca"], { env, detached: true });
	for (const stream of [portal.stdout, portal.stderr]) {
		stream?.on("data", (words: Buffer) => {
			said += words;
		});
	}
});
afterAll(async () => {
	if (portal.pid === undefined || portal.exitCode !== null) return;
	const ended = new Promise((resolve) => portal.once("close", resolve));
	process.kill(-portal.pid, "SIGTERM");
	await ended;
});

/** Not by `fetch`: where names below localhost are unknown, only browsers know where they lead. */
const asked = (path: string, method = "GET"): Promise<IncomingMessage> =>
	new Promise((resolve, reject) => {
		const headers = { Host: HOST, Origin: `http://${HOST}`, "Sec-Fetch-Site": "same-origin" };
		request({ host: "localhost", port: PORT, path, method, headers }, resolve).on("error", reject).end();
	});

async function page(path: string): Promise<string> {
	if (portal.exitCode !== null) return said;
	const answer = await asked(path).catch(() => undefined);
	return answer?.statusCode === 200 ? text(answer) : "";
}

test("portal, backend and identity provider start together, and the sign-in leads to the provider, which knows the portal", async () => {
	await expect.poll(() => page("/nl-BE/about"), { timeout: 170_000, interval: 1000 }).not.toBe("");
	const html = await page("/nl-BE/about");
	expect(html).toContain('action="/nl-BE/hca/login"');
	expect(html).toContain("Helvora");
	const begun = await asked("/nl-BE/hca/login", "POST");
	begun.resume();
	expect([begun.statusCode, begun.headers.location]).toEqual([
		303,
		expect.stringContaining(`http://localhost:${IDENTITY_PORT}/auth?`),
	]);
	// It knows this portal and its way back: anything else it refuses at once.
	const login = await fetch(begun.headers.location ?? "", { redirect: "manual" });
	expect([login.status, login.headers.get("location")]).toEqual([303, expect.stringContaining("/interaction/")]);
	expect(said).toContain(`Identity provider: http://localhost:${IDENTITY_PORT}, accounts hca-anna`);
});
