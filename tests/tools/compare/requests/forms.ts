import type { Content, Place } from "../content.ts";
import type { Route } from "../routes.ts";
import { DEEPLINK_CODE, EDITOR_SECRET, OPS_SECRET, PURGE_SECRET } from "../served.ts";
import { form, json, type More, type Step, under } from "../step.ts";
import { pathsOf } from "./paths.ts";

/** All addresses that accept a POST, as a form and as JSON, with right and wrong input. */

const PASSWORD = "demo-1234";
export const at = (name: string): string => `${name}@helvora.example`;

export const signIn = ({ origin }: Place, name: string, more: More = {}): Step =>
	json(`${origin}/api/api/login`, { email: at(name), password: PASSWORD }, { visitor: name, ...more });

/** Opens a deep-link visit with full access. */
export const deeplink = ({ origin, locale }: Place, visitor: string): Step => ({
	method: "GET",
	url: `${origin}/${locale}/news/any/${DEEPLINK_CODE}`,
	headers: {},
	visitor,
});

export const BASIC = { Authorization: `Basic ${btoa(`ops:${OPS_SECRET}`)}` };
export const EDITORS = { Authorization: `Basic ${btoa(`editors:${EDITOR_SECRET}`)}` };
export const HOOK = { "X-Purge-Secret": PURGE_SECRET };

const PERSON = { last_name: "Müller-O’Neill", first_name: "Çağla" };
const ADDRESS = { riziv: "12345625901", address: "Rue Haute 1", city: "Bruxelles", zipcode: "1000" };
const OF_COUNTRY: Record<string, Record<string, string>> = {
	be: { ...ADDRESS, phone: "02 555 01 99", onekeyConsent: "true", consent: "true" },
	ch: { ...ADDRESS, riziv: "7601000000019", zipcode: "8001", phone: "0445550199", onekeyConsent: "true" },
	tr: { phone: "2125550199", onekeyConsent: "on", owaConsent: "on", consent: "on", newsletter: "on" },
	ie: { profession: "P", zipcode: "D02 X285", phone: "015550199", consent: "true", newsletter: "1" },
};
const PASSWORDS = { password: "secret-12", passwordConfirm: "secret-12" };

/** A registration with the fields of the country. */
export const registration = ({ country, locale }: Place, email: string): Record<string, string> => ({
	...PERSON,
	...PASSWORDS,
	profession: "M",
	...OF_COUNTRY[country],
	country: country.toUpperCase(),
	email,
	owaLanguage: locale.replace("-", "_"),
});

const MEETING = { firstname: "Ann", lastname: "Burke", email: "ann@practice.example", profession: "M" };
const VIEW = { kind: "view", section: "news", url: "/en-IE/news", locale: "en-IE" };

/** The fields that an address accepts, by the end of its path. */
function fieldsOf(path: string, place: Place): Record<string, string> {
	if (/login$/.test(path)) return { email: at(place.country), password: PASSWORD };
	if (/forgot-?password$/.test(path)) return { email: at(place.country) };
	if (/^\/(api\/api|[\w-]+)\/register$/.test(path)) return registration(place, "colleague@practice.example");
	if (/consents$/.test(path)) return { asked: "consent", consent: "true", userId: "1" };
	if (/account$/.test(path)) return { password: "wrong-password" };
	if (/offline-form$/.test(path)) return { ...MEETING, slug: "no-such-meeting", attending: "true" };
	if (/attend$/.test(path)) return { ...MEETING, phone: "015550199", remarks: "Vegetarian", attending: "true" };
	if (/tracking\/url$/.test(path)) return VIEW;
	if (/suggestions$/.test(path)) return { term: "heart" };
	if (/session\/code$/.test(path)) return { audience: "http://hub.sister.localhost" };
	if (/session\/redeem$/.test(path)) return { code: "01234567-89ab-4def-8123-456789abcdef" };
	if (/ops\/status$/.test(path)) return { where: place.locale, section: "news" };
	return {};
}

const TYPES = { form: "application/x-www-form-urlencoded", json: "application/json" };

/** The same fields with wrong values. */
function wrongly(url: string, fields: Record<string, string>): Step[] {
	const sent = String(new URLSearchParams(fields));
	const [first = "email", ...others] = Object.keys(fields);
	const without = Object.fromEntries(Object.entries(fields).filter(([name]) => others.includes(name)));
	const hostile = Object.fromEntries(Object.keys(fields).map((name) => [name, `"><script>${name}</script>`]));
	const long = Object.fromEntries(Object.keys(fields).map((name) => [name, "x".repeat(201)]));
	const as = (type: string, body: string) => ({ ...form(url, {}, { headers: { "Content-Type": type } }), body });
	const from = (headers: Record<string, string>): Step[] => [
		{ method: "POST", url, headers: { "Content-Type": TYPES.form, ...headers }, body: sent },
		{ method: "POST", url, headers: { "Content-Type": TYPES.json, ...headers }, body: JSON.stringify(fields) },
	];
	return [
		...from({}),
		...from({ Origin: "http://evil.example" }),
		...from({ Origin: "null" }),
		...from({ Origin: new URL(url).origin, "Sec-Fetch-Site": "cross-site" }),
		...from({ "Sec-Fetch-Site": "same-origin" }),
		...[{}, without, hostile, long, { ...fields, [first]: "" }, { ...fields, extra: "x", __proto__x: "y" }].flatMap(
			(one) => [form(url, one), json(url, one)],
		),
		...["{broken", "", "null", "[]", '"text"', '{"email":{"a":1},"password":[]}', "[".repeat(500)].map((body) =>
			as(TYPES.json, body),
		),
		as(TYPES.form, "%E0%A4%A=%&a=1&a=2"),
		as("text/plain", JSON.stringify(fields)),
		as(
			"multipart/form-data; boundary=x",
			'--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.cd\r\n--x--\r\n',
		),
		as("multipart/form-data", "no multipart"),
		as(TYPES.form, `${sent}&more=${"x".repeat(33_000)}`),
		{ ...form(url, fields), refuse: true },
		{ ...json(url, fields), refuse: true },
	];
}

const rightly = (url: string, fields: Record<string, string>): Step[] => [
	form(url, fields),
	json(url, fields),
	{ ...form(url, fields), headers: { ...form(url, fields).headers, Accept: "application/json" } },
];

/** All such addresses of one locale, signed out and signed in. */
export function taken(routes: readonly Route[], place: Place, content: Content): Step[] {
	// Two addresses are enough for a route with many.
	const paths = routes
		.filter(({ method }) => method === "POST")
		.flatMap((route) => pathsOf(route, place, content).slice(0, 2));
	return [...new Set(paths)].flatMap((path) => {
		const url = place.origin + path;
		const [fields, visitor] = [fieldsOf(path, place), `${place.country} at ${path}`];
		const right = rightly(url, fields);
		const wrong = wrongly(url, fields);
		return [
			...wrong,
			...right,
			// Some addresses sign out, so each has a visitor of its own.
			signIn(place, place.country, { visitor }),
			...under({ visitor }, [...wrong.slice(0, 16), ...right]),
		];
	});
}

/** Methods that no route has. */
export const otherMethods = ({ origin, locale }: Place): Step[] =>
	["PUT", "PATCH", "DELETE", "PROPFIND"].flatMap((method) =>
		["/", `/${locale}`, `/${locale}/login`, "/api/api/user", "/ops/health", "/nowhere", "/ops/purge"].flatMap(
			(path) => [
				{ method, url: origin + path, headers: {} },
				{ method, url: origin + path, headers: { Origin: origin }, body: "x" },
			],
		),
	);
