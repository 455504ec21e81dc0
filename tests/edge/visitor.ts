import { createHash } from "node:crypto";
import { expect } from "vitest";
import * as z from "zod";
import { COUNTRIES, type CountryCode } from "../../shared/countries.ts";
import { at, PASSWORD } from "./accounts.ts";
import { type Portal, pageOf } from "./portal.ts";

/** A browser on one of the portal's hosts. It stores cookies and sends Origin and Sec-Fetch-Site. */

export const SESSION = "__Host-session";
type Headers = Record<string, string>;

export function visitor(portal: Portal, host: string) {
	const jar = new Map<string, string>();
	const origin = portal.originOf(host);
	// A unique address, so that visitors do not share rate limits.
	const client = crypto.randomUUID();
	const own = (): Headers => ({
		"CF-Connecting-IP": client,
		...(jar.size > 0 ? { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") } : {}),
	});
	function kept(response: Response): Response {
		for (const cookie of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			if (/max-age=0/i.test(cookie)) jar.delete(name);
			else jar.set(name, value);
		}
		return response;
	}
	const send = async (path: string, body: string | undefined, headers: Headers) =>
		kept(
			await portal.post(host + path, body, { Origin: origin, "Sec-Fetch-Site": "same-origin", ...own(), ...headers }),
		);
	const post = (path: string, body: unknown, headers: Headers = {}) =>
		send(path, typeof body === "string" ? body : JSON.stringify(body), {
			"Content-Type": "application/json",
			...headers,
		});
	const json = (path: string, body: unknown, headers?: Headers) => post(`/api/api/${path}`, body, headers);
	return {
		jar,
		get: async (path: string, headers: Headers = {}, method = "GET") =>
			kept(await portal.get(host + path, { ...own(), ...headers }, method)),
		/** JSON; a string is sent as it is. */
		post,
		/** A JSON call of section 7. */
		json,
		/** Its status and its answer. */
		call: async (path: string, body: unknown, headers: Headers = {}) => {
			const response = await json(path, body, headers);
			return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) };
		},
		/** A plain HTML form. */
		form: (path: string, fields: Record<string, string> | string, headers: Headers = {}) =>
			send(path, String(new URLSearchParams(fields)), {
				"Content-Type": "application/x-www-form-urlencoded",
				...headers,
			}),
		session: () => jar.get(SESSION),
		as: (cookie: string) => jar.set(SESSION, cookie),
	};
}
export type Visitor = ReturnType<typeof visitor>;

/** The page of an answer that must have the status. */
export async function pageWith(status: number, answer: Promise<Response>) {
	const page = await pageOf(answer);
	expect(page.status, page.text.slice(0, 200)).toBe(status);
	return page;
}

/** What a browser sends whose visit a right code has opened at an item. */
export async function deepLinked(portal: Portal, item: string): Promise<{ Cookie: string }> {
	const opened = await portal.get(`ie.localhost${item}/demo-access`, { "CF-Connecting-IP": crypto.randomUUID() });
	return { Cookie: opened.headers.get("set-cookie")?.split(";", 1)[0] ?? "" };
}

/** Sends ten requests at a time until a limit refuses: a busy machine answers single ones too slowly for a limit by the minute. */
export async function untilRefused<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
	for (let round = 0; round < 30; round += 1) {
		const answers = await Promise.all(Array.from({ length: 10 }, ask));
		const refused = answers.find(({ status }) => status === 429);
		if (refused) return refused;
	}
	throw new Error("No limit refuses 300 requests");
}

/** A bearer token as the embedded backend records it. */
export const fingerprint = (token: unknown): string => createHash("sha256").update(String(token)).digest("hex");

/** The recorded backend calls without those for content. */
export const accountCalls = async (portal: Portal) =>
	(await portal.calls()).filter(({ path }) => !path.startsWith("/api/strapi/"));

/** The bodies of answers to consents that the backend has been sent. */
export const consentBodies = async (portal: Portal) =>
	(await accountCalls(portal)).filter(({ path }) => path === "/api/consents").map(({ body }) => body);

/** As signIn; its calls are forgotten. */
export async function signedIn(portal: Portal, name: string, code: CountryCode) {
	const someone = await signIn(portal, name, code);
	await portal.forgetCalls();
	return someone;
}

/** A demo user, signed in on the country's host; `path` makes paths of its first locale. */
export async function signIn(portal: Portal, name: string, code: CountryCode) {
	const someone = visitor(portal, `${code}.localhost`);
	const login = await someone.call("login", { email: at(name), password: PASSWORD });
	expect(login.status).toBe(200);
	const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(login.body.data);
	return {
		...someone,
		login,
		userId: user.id,
		path: (page: string) => `/${COUNTRIES[code].locales[0].code}/${page}`,
		consents: (answers: object) => someone.call("consents", { userId: user.id, ...answers }),
		/** As the forms of consents, which contain the user's id; `fields` in the form's encoding. */
		consentsForm: (path: string, fields: string) => someone.form(path, `userId=${user.id}&${fields}`),
	};
}
