import fc from "fast-check";
import { LOCALES } from "../../shared/locales.ts";
import { FEEDBACK_PAGES, SINGLE_PAGES } from "../../shared/routes.ts";
import { SECTIONS } from "../../shared/sections.ts";
import type { Route } from "./routes.ts";

/** Generators of hostile requests, with some harmless ones among them, for property tests of every route. */

/** A mark in hostile values that no answer may contain. */
export const MARK = "<zq";

const TEXTS = [
	`"'>${MARK}>`,
	`</script>${MARK}>`,
	`</textarea></title>${MARK} onload=x>`,
	"javascript:zq()",
	"//evil.example",
	"https://evil.example/zq",
	"/\\evil.example",
	"/en-IE/../..//evil.example",
	"..",
	"../../zq",
	"%2e%2e%2f%2e%2e%2fzq",
	"%",
	"%00",
	"\0",
	"zq\r\nSet-Cookie: zq=1",
	"\u2028\uFEFFzq",
	"\uD800",
	"İıéß🙂",
	"-1",
	"0",
	"1e9",
	"9".repeat(30),
	"zq".repeat(2000),
	"__proto__",
	"constructor",
	"toString",
	"[object Object]",
	"null",
	"' OR 1=1 --",
	`\${zq}{{zq}}`,
];
const text = fc.oneof(
	{ weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
	fc.string({ unit: "binary", maxLength: 60 }),
	fc.string({ unit: "grapheme", maxLength: 60 }),
);
/** A value in a URL: escaped, or raw as far as the URL parser allows. */
const inUrl = fc.oneof(
	text.map((value) => encodeURIComponent(value.toWellFormed())),
	text.map((value) => value.toWellFormed().replace(/[\s/?#\\]/g, "-")),
);

const locale = fc.constantFrom(...LOCALES.map(({ code }) => code));
const PARAMETERS: Record<string, readonly string[]> = {
	section: SECTIONS,
	slug: ["checklist-for-the-heart-failure-review", "cardovex-titration-scheme", "101"],
	name: [...FEEDBACK_PAGES, ...SINGLE_PAGES],
	part: ["file", "audio", "video", "captions-0", "1.xml"],
	code: ["demo-access", "en-IE"],
	flow: ["login", "register"],
};

/** A route's path with good or bad values for its parameters. */
const pathOf = ({ path }: Route): fc.Arbitrary<string> => {
	const parts = path.split("/").slice(1);
	return fc
		.tuple(
			...parts.map((part) => {
				const name = /^:(\w+)/.exec(part)?.[1];
				if (name === "locale") return locale;
				if (part === "*") return fc.array(inUrl, { minLength: 1, maxLength: 3 }).map((all) => all.join("/"));
				if (name === undefined) return fc.constant(part);
				const good = PARAMETERS[name];
				return good ? fc.oneof(fc.constantFrom(...good), inUrl) : inUrl;
			}),
		)
		.map((all) => `/${all.join("/")}`);
};

const QUERY =
	"page domain category term section collection notice return code state error asked manage _start __proto__";
const query = fc
	.array(fc.tuple(fc.oneof(fc.constantFrom(...QUERY.split(" ")), inUrl), inUrl), { maxLength: 4 })
	.map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join("=")).join("&")}` : ""));

/** A value without the characters that no header can hold. */
const printable = text.map((value) => value.replace(/[^\x20-\x7e]/g, "?"));
const COOKIES = "locale __Host-session __Host-deeplink __Host-hca-zq hide-signup-card cc_cookie zq";
const cookies = fc
	.array(fc.tuple(fc.constantFrom(...COOKIES.split(" ")), printable), { minLength: 1, maxLength: 3 })
	.map((pairs) => pairs.map((pair) => pair.join("=")).join("; "));
const HEADERS =
	"Accept Accept-Language Range If-None-Match If-Modified-Since User-Agent Referer X-Forwarded-Host X-Forwarded-Proto " +
	"X-Original-URL X-HTTP-Method-Override Sec-Purpose X-Request-Id Authorization Content-Language";
const headers = fc.dictionary(fc.constantFrom(...HEADERS.split(" ")), printable, { maxKeys: 4, noNullPrototype: true });

const FIELDS =
	"email password last_name first_name passwordConfirm profession riziv address zipcode city country phone consent " +
	"newsletter owaConsent onekeyConsent returnTo asked manage userId audience code verifier again __proto__ body type";
const field = fc.constantFrom(...FIELDS.split(" "));
const json = fc.oneof(
	fc
		.array(fc.tuple(field, fc.oneof(text, fc.jsonValue({ maxDepth: 3 }))), { maxLength: 8 })
		.map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
	fc.json({ maxDepth: 4 }),
	fc.nat(8000).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
	fc.nat(1600).map((depth) => `${'{"email":'.repeat(depth)}1${"}".repeat(depth)}`),
	text,
);
const form = fc
	.array(fc.tuple(field, text), { maxLength: 8 })
	.map((pairs) => String(new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()]))));
const body = fc.oneof(
	json,
	form,
	fc.nat(20_000).map((length) => "z".repeat(length)),
);
const TYPES = [
	"application/json",
	"application/x-www-form-urlencoded",
	"multipart/form-data; boundary=zq",
	"multipart/form-data",
	"text/plain",
	"application/reports+json",
	"zq",
];

export interface HostileRequest {
	url: string;
	headers: Record<string, string>;
	body: string | undefined;
}

const HOSTS = ["ie.localhost", "ie.localhost", "be.localhost", "ch.localhost", "tr.localhost", "localhost"];

/** Posts mostly come from the portal's origin: the origin check has its own tests. */
export const requestsOf = (route: Route, session: string): fc.Arbitrary<HostileRequest> =>
	fc
		.record({
			host: fc.constantFrom(...HOSTS),
			path: pathOf(route),
			query,
			headers,
			cookies: fc.oneof(fc.constant(""), fc.constant(`__Host-session=${session}`), cookies),
			isOwn: fc.integer({ min: 0, max: 9 }),
			body,
			type: fc.constantFrom(...TYPES),
			client: fc.uuid(),
		})
		.map((made) => ({
			url: made.host + made.path + made.query,
			headers: {
				...made.headers,
				"CF-Connecting-IP": made.client,
				...(made.cookies ? { Cookie: made.cookies } : {}),
				...(route.method === "GET" ? {} : { "Content-Type": made.type }),
				...(route.method !== "GET" && made.isOwn > 0
					? { Origin: `http://${made.host}`, "Sec-Fetch-Site": "same-origin" }
					: {}),
			},
			body: route.method === "GET" ? undefined : made.body.toWellFormed(),
		}));
