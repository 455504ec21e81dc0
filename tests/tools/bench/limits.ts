import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as z from "zod";
import { solved } from "../../../client/browser/forms/challenge.ts";
import { challenge } from "../../../shared/contracts/challenge.ts";
import { type Answer, ask, type Headers } from "./load.ts";
import { bundlePortal, HOST, type Served, servePortal } from "./runtime.ts";
import { print } from "./table.ts";

/**
 * Who meets a limit: 500 doctors behind one address beside an attacker there, and a botnet against one account. All come as
 * fast as this machine serves them, or spread over `--minutes=10`.
 */

const { minutes } = parseArgs({
	options: { minutes: { type: "string", default: "0" } },
	allowPositionals: true,
}).values;
const MORNING_MS = Number(minutes) * 60_000;

const DOCTORS = 500;
/** How many of the doctors sit at a device that has not signed in before. */
const NEW_DEVICES = 40;
const ATTACKS = 1500;
const BOTS = 1000;
const AT_ONCE = 20;
const HOSPITAL = "203.0.113.1";
const CODE_PATH = "/en-IE/materials/any-item/bench-access";

/** Knows every account, by the one password, and has no content. */
const backend = createServer((request, response) => {
	const chunks: Buffer[] = [];
	request.on("data", (chunk: Buffer) => chunks.push(chunk));
	request.on("end", () => {
		const body = Buffer.concat(chunks).toString();
		const isRight = body.includes('"right-password"');
		const id = /"email":"([^"]+)"/.exec(body)?.[1] ?? "nobody";
		const isLogin = request.url?.startsWith("/api/login") === true;
		const isSearch = request.url?.includes("/search") === true;
		const user = { id, security_level: 2, attributes: { email: id, onekeycode: "WIEM00000001" } };
		const found = isLogin ? { token: `token-of-${id}`, user, data: { token: `token-of-${id}`, user } } : {};
		response.writeHead(isLogin && !isRight ? 401 : 200, { "Content-Type": "application/json" });
		response.end(JSON.stringify(isSearch ? { total: 0, sections: [] } : { status: "Success", ...found }));
	});
});

interface Group {
	requests: number;
	refused: number;
	challenges: number;
}
const groups = new Map<string, Group>();
function groupOf(name: string): Group {
	const group = groups.get(name) ?? { requests: 0, refused: 0, challenges: 0 };
	groups.set(name, group);
	return group;
}

const refusal = z.object({ challenge, ticket: z.string() });

/** A browser that keeps its cookies. A refusal that it can solve counts as a challenge. */
function browser(portal: Served, address: string) {
	const jar = new Map<string, string>();
	let group = groupOf("before");
	async function send(path: string, body?: unknown): Promise<Answer> {
		const headers: Headers = {
			"CF-Connecting-IP": address,
			Origin: `http://${HOST}:${portal.port}`,
			"Sec-Fetch-Site": "same-origin",
			"Content-Type": "application/json",
			Cookie: ["locale=en-IE", ...[...jar].map(([name, value]) => `${name}=${value}`)].join("; "),
		};
		const answer = await ask(portal, path, headers, body === undefined ? undefined : JSON.stringify(body));
		for (const cookie of [answer.headers["set-cookie"] ?? []].flat()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			jar.set(name, value);
		}
		group.requests += 1;
		return answer;
	}
	async function count(path: string, body?: unknown): Promise<number> {
		const { status } = await send(path, body);
		if (status === 429) group.refused += 1;
		return status;
	}
	return {
		jar,
		count,
		joins: (name: string) => {
			group = groupOf(name);
		},
		/** As the form's script does: solves one challenge. */
		signIn: async (email: string): Promise<number> => {
			const credentials = { email, password: "right-password" };
			const { status, body } = await send("/api/api/login", credentials);
			if (status !== 429) return status;
			group.challenges += 1;
			const asked = refusal.parse(JSON.parse(body.toString()));
			return count("/api/api/login", { ...credentials, pass: await solved(asked.challenge) });
		},
	};
}
type Browser = ReturnType<typeof browser>;

/** Runs the tasks, some at once, spread over `ms` milliseconds. */
async function all(tasks: (() => Promise<unknown>)[], ms = 0): Promise<void> {
	const queue = tasks.entries();
	const start = Date.now();
	const worker = async () => {
		for (const [index, task] of queue) {
			await wait(Math.max(0, start + (ms * index) / tasks.length - Date.now()));
			await task();
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const emailOf = (doctor: number): string => `doctor-${doctor}@hospital.example`;

async function morning(doctor: Browser, index: number): Promise<void> {
	const view = { kind: "view", section: "news", url: "/en-IE/news", locale: "en-IE" };
	await doctor.count(CODE_PATH);
	const status = await doctor.signIn(emailOf(index));
	if (status !== 200) throw new Error(`The doctor's sign-in answers ${status}`);
	for (let word = 0; word < 3; word++) await doctor.count(`/en-IE/search?term=word-${index}-${word}`);
	for (let key = 0; key < 10; key++) await doctor.count("/en-IE/search/suggestions", { term: `he${key}` });
	for (let page = 0; page < 10; page++) await doctor.count("/api/api/tracking/url", view);
}

async function attack(attacker: Browser, index: number): Promise<void> {
	await attacker.count("/api/api/login", { email: emailOf(index % DOCTORS), password: "wrong-password" });
	await attacker.count(`/en-IE/materials/any-item/wrong-${index}`);
	await attacker.count(`/en-IE/search?term=attack-${index}`);
	await attacker.count("/api/api/forgotpassword", { email: emailOf(0) });
}

backend.listen(0);
const address = backend.address();
if (address === null || typeof address === "string") throw new Error("The backend has no port");
bundlePortal();
const portal = await servePortal({ port: address.port });

const doctors = Array.from({ length: DOCTORS }, () => browser(portal, HOSPITAL));
// Their devices have signed in before, at another place.
const known = doctors.slice(NEW_DEVICES);
await all(
	known.map((doctor, index) => async () => {
		const home = browser(portal, `198.51.100.${index % 250}`);
		await home.signIn(emailOf(NEW_DEVICES + index));
		doctor.jar.set("__Host-device", home.jar.get("__Host-device") ?? "");
	}),
);
for (const [index, doctor] of doctors.entries()) doctor.joins(index < NEW_DEVICES ? "new devices" : "known devices");
const attacker = browser(portal, HOSPITAL);
attacker.joins("attacker at their address");
const attacks = Array.from({ length: ATTACKS }, (_, index) => () => attack(attacker, index));
// The attacker has begun when the doctors come.
await all(attacks.slice(0, ATTACKS / 2));
const mornings = doctors.map((doctor, index) => () => morning(doctor, index));
await Promise.all([all(attacks.slice(ATTACKS / 2), MORNING_MS), all(mornings, MORNING_MS)]);

const victim = emailOf(DOCTORS - 1);
await all(
	Array.from({ length: BOTS }, (_, index) => async () => {
		const bot = browser(portal, `10.0.${index >> 8}.${index & 255}`);
		bot.joins("botnet against one account");
		for (let guess = 0; guess < 3; guess++)
			await bot.count("/api/api/login", { email: victim, password: "wrong-password" });
	}),
);
const own = doctors.at(-1) ?? browser(portal, HOSPITAL);
own.joins("its doctor, own device");
await own.signIn(victim);
const borrowed = browser(portal, "192.0.2.1");
borrowed.joins("its doctor, new device");
await borrowed.signIn(victim);

groups.delete("before");
print(
	"Refusals",
	[...groups].map(([group, { requests, challenges, refused }]) => ({ group, requests, challenges, refused })),
);
await portal.close();
backend.close();
