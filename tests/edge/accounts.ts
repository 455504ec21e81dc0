import { expect } from "vitest";
import * as z from "zod";
import type { Portal } from "./portal.ts";

/** Calls of the embedded backend's account part, for its tests. */

export const PASSWORD = "demo-1234";
export const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };
const HEADERS = { "X-Service-Secret": "development-service-secret", "Content-Type": "application/json" };
export const at = (name: string) => `${name}@helvora.example`;
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

export const UNAUTHENTICATED = { status: 401, body: { message: "Unauthenticated.", statusCode: 401 } };
export const invalid = (...fields: string[]) => ({
	status: 422,
	body: {
		message: expect.any(String),
		statusCode: 422,
		errors: Object.fromEntries(fields.map((field) => [field, [expect.any(String)]])),
	},
});

export const FORM = {
	email: "new.doctor@practice.example",
	last_name: "Müller",
	first_name: "Ana",
	password: "secret-12",
	passwordConfirm: "secret-12",
	profession: "M",
	riziv: "7601000000019",
	address: "Bahnhofstrasse 1",
	zipcode: "8001",
	city: "Zürich",
	country: "CH",
	phone: "044 555 01 99",
	phonenumber: "41445550199",
	onekeyConsent: true,
	owaConsent: null,
	consent: false,
	newsletter: null,
	extension: "41",
	owaLanguage: "de_CH",
};
export const IMPORT = {
	onekeyId: "WTRM00012347",
	name: "Ayşe",
	surname: "Yıldırım",
	phone: "2125550103",
	email: at("tr"),
	speciality: "Doktor",
	emailConsent: "ONAY",
	smsConsent: "RET",
	kvkk: "ONAY",
};
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
		outbox,
		register: (form: object) => call("POST", "register", { ...FORM, ...form }),
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
