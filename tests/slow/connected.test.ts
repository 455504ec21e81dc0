import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { LOCALES } from "../../shared/locales.ts";
import { backendAlone, textOf } from "../edge/portal.ts";
import { freePort } from "../tools/development/port.ts";
import { runtimeOf } from "../tools/workers.ts";
import { started } from "./started.ts";

/**
 * `npm run start:hca` connected to a backend that runs elsewhere: here the embedded one, as a server of its own. `npm start`
 * with the embedded backend is in development.test.ts.
 */

const [PORT, IDENTITY_PORT] = [`${await freePort()}`, `${await freePort()}`];
const STATE = ".wrangler/connected-test";
/** Not those of development, which are sent where none are given. */
const SECRETS = { SERVICE_SECRET: "service-secret-of-a-backend", CONTENT_SECRET: "content-$ecret-of-a-backend" };

const backend = runtimeOf(() => [backendAlone(SECRETS)]);
const control = (path: string, method: string, body?: object) =>
	backend.ask(`http://backend/__control/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
let origin = "";
let portal: ReturnType<typeof started>;

beforeAll(async () => {
	rmSync(STATE, { recursive: true, force: true });
	({ origin } = await backend.start());
	const title = "Only this backend says so";
	await control("faults", "POST", { path: "/api/strapi/en-IE/single/about", body: [{ title }] });
	const ports = { PORT, IDENTITY_PORT, STATE_DIR: STATE };
	const backends = { ...SECRETS, LARAVEL_URL: origin, CONTENT_URL: origin };
	portal = started("start:hca", { ...process.env, ...ports, ...backends, ENVIRONMENT: "production" });
});
afterAll(async () => {
	await portal.end();
	await backend.close();
});

/** Not by `fetch`: where names below localhost are unknown, only browsers know where they lead. */
const asked = (path: string, host: string, method = "GET"): Promise<IncomingMessage> =>
	new Promise((resolve, reject) => {
		const Host = `${host}.localhost:${PORT}`;
		const headers = { Host, Origin: `http://${Host}`, "Sec-Fetch-Site": "same-origin" };
		// A connection of its own: one that is kept may be closed at the moment of its next use.
		request({ host: "localhost", port: PORT, path, method, headers, agent: false }, resolve).on("error", reject).end();
	});

async function page(path: string, host = "ie"): Promise<string> {
	if (portal.hasEnded()) return portal.said();
	const answer = await asked(path, host).catch(() => undefined);
	return answer?.statusCode === 200 ? text(answer) : "";
}

test("the portal shows the content, pictures and errors of the backend that it is connected to", async () => {
	await expect.poll(() => page("/en-IE/about"), { timeout: 170_000, interval: 1000 }).not.toBe("");
	expect(await page("/en-IE/about")).toContain("Only this backend");
	const home = await page("/en-IE");
	expect(textOf(home)).toContain("New heart failure guideline");
	const [, picture = ""] = /<img[^>]+src="(\/images\/[^"]+)"/.exec(home) ?? [];
	const answer = await asked(picture, "ie");
	answer.resume();
	expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, expect.stringContaining("image/")]);
});

test("the sign-in leads to the identity provider, which knows the portal", async () => {
	const html = await page("/nl-BE/about", "be");
	expect(html).toContain('action="/nl-BE/hca/login"');
	const begun = await asked("/nl-BE/hca/login", "be", "POST");
	begun.resume();
	const provider = `http://localhost:${IDENTITY_PORT}`;
	expect([begun.statusCode, begun.headers.location]).toEqual([303, expect.stringContaining(`${provider}/auth?`)]);
	// It knows this portal and its way back: anything else it refuses at once.
	const login = await fetch(begun.headers.location ?? "", { redirect: "manual" });
	expect([login.status, login.headers.get("location")]).toEqual([303, expect.stringContaining("/interaction/")]);
	expect(portal.said()).toContain(`Identity provider: ${provider}, accounts hca-anna`);
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
		"the double of --hca",
		`stored data     ${STATE}/connected/127.0.0.1-`,
	]) {
		expect(portal.said()).toContain(words);
	}
	const config = readFileSync(`dist/development/${PORT}/portal.json`, "utf8");
	for (const secret of Object.values(SECRETS)) {
		expect(portal.said()).not.toContain(secret);
		expect(config).not.toContain(secret);
	}
	expect(portal.said()).not.toContain("hcp-backend");
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
