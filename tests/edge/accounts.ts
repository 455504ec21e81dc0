import { expect } from "vitest";
import * as z from "zod";
import type { Portal } from "./portal.ts";

/** Calls of the embedded backend's account part, for its tests. */

export const PASSWORD = "demo-1234";
export const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };
const HEADERS = { "X-Service-Secret": "development-service-secret", "Content-Type": "application/json" };
export const at = (name: string) => `${name}@helvora.example`;
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const mails = z.array(z.looseObject({ recipient: z.string(), link: z.string(), sent_at: z.string() }));
const loggedIn = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
const userAnswer = z.object({ data: z.looseObject({ id: z.number() }) });

export function accounts(portal: Portal) {
	async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
		const text = typeof body === "string" ? body : JSON.stringify(body);
		const init = text === undefined ? { method } : { method, body: text };
		const response = await portal.backend(`/api/${path}`, { ...HEADERS, ...headers }, init);
		return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) };
	}
	const login = (email: string, password = PASSWORD) =>
		call("POST", "login", { email, password, owaLanguage: "en_IE" });
	const me = (token: string) => call("GET", "user", undefined, bearer(token));
	const outbox = async () => mails.parse(await (await portal.backend("/outbox.json", {})).json());
	return {
		call,
		login,
		me,
		tokenOf: async (email: string, password = PASSWORD) => loggedIn.parse((await login(email, password)).body).token,
		idOf: async (token: string) => userAnswer.parse((await me(token)).body).data.id,
		imports: async () => (await portal.backend("/__control/imports", {})).json(),
		/** Asks for a reset mail and takes its link out of the outbox. */
		resetLink: async (email: string) => {
			expect((await call("POST", "forgotpassword", { email, owaLanguage: "en_IE" })).status).toBe(200);
			const [newest] = await outbox();
			expect(newest?.recipient).toBe(email);
			return newest?.link ?? "";
		},
		setPassword: (link: string, password: string) =>
			portal.backend(link, FORM_TYPE, { method: "POST", body: String(new URLSearchParams({ password })) }),
	};
}
