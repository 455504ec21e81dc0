import type { Content, Place } from "../content.ts";
import { get, type Step } from "../step.ts";

/** Hosts, spellings and languages: the ways from an address to a page. */

export const HOSTS = [
	"be.localhost",
	"ch.localhost",
	"tr.localhost",
	"ie.localhost",
	"localhost",
	"other.example",
	"IE.localhost",
	"ie.localhost:8080",
	"sub.ie.localhost",
	"127.0.0.1",
	"backend.localhost",
];

const LANGUAGES = [
	"nl",
	"fr",
	"fr-FR,fr;q=0.9,en;q=0.8",
	"de-DE",
	"de;q=0.1,fr;q=0.9",
	"tr",
	"en-GB,en",
	"en;q=0",
	"*",
	"xx",
	"FR-ch",
	";;;,,",
	"",
];

/** Wrong spellings of an address. */
function spellings(locale: string, item: string): string[] {
	const lower = locale.toLowerCase();
	return [
		`/${lower}`,
		`/${locale.toUpperCase()}/news`,
		`/${locale}/`,
		`/${locale}//`,
		`/${locale}/news/`,
		`/${locale}/news//?page=2`,
		`/${lower}/news/?page=2&x=1`,
		`/${locale}/News`,
		`/${locale}/%6Eews`,
		`/${locale}/${item}/`,
		`/${locale}/${item.toUpperCase()}`,
		`/${locale}/${item}%00`,
		`/${locale}/${item}%2F`,
		`/${locale}/${item}/no/such/page`,
		`/${locale}/nowhere`,
		`/${locale}/../news`,
		`/${locale}/%2e%2e/news`,
		`/${locale}/constructor`,
		`/${locale}/feedback`,
		`/${locale}/feedback/Happy`,
		`/${locale}/%E0%A4%A`,
		`//${locale}/news`,
		`/${locale.slice(0, 2)}`,
		`/${locale.slice(0, 2)}/news`,
		`/${locale}/index.html`,
		`/${locale}/news.html`,
		`/${locale}/media/file`,
	];
}

const ELSEWHERE = [
	"/nowhere",
	"/index.php",
	"/favicon.ico",
	"/.well-known/security.txt",
	"/assets/gone.js",
	"/xx-XX",
	"/xx-XX/news",
	"/api/api/nowhere",
	"/api/api/login/",
	"/api/api/LOGIN",
	"/api/strapi/en-IE/content",
	"/__control/calls",
	"/images/",
	"/images/uploads/../api/user",
	"/images//evil.example/a.svg",
	"/images/api/user.svg",
	"/images/uploads/general-home.svg?x=1",
	"/sitemap.xml?x=1",
	"/robots.txt/",
	"/ROBOTS.txt",
	"/ops",
	"/ops/",
	"/session/code",
	"/hub",
	"/login",
	"/%",
	"/%00",
	"/__proto__",
];

/** The same paths on each host. */
export function asked(hosts: readonly string[], places: readonly Place[]): Step[] {
	const paths = [
		"/",
		"/robots.txt",
		"/sitemap.xml",
		"/manifest.webmanifest",
		"/ops/health",
		"/nowhere",
		"/images/uploads/general-home.svg",
		"/api/api/user",
		"/?x=1&page=2",
		...places.flatMap(({ locale, items: [item] }) => [
			`/${locale}`,
			`/${locale}/news`,
			`/${locale}/about`,
			`/${locale}/login`,
			`/${locale}/nowhere`,
			`/${locale}/hub`,
			`/sitemap/${locale}/1.xml`,
			`/${locale}/${item?.section}/${item?.slug}`,
		]),
	];
	return hosts.flatMap((host) => [
		...paths.map((path) => get(`http://${host}${path}`)),
		...["", "/", "/nl-BE", "/en-IE/news", "/nowhere"].map((path) => get(`https://${host}${path}`)),
	]);
}

/** The redirect of `/`, by language and by an earlier visit's cookie. */
export function languages({ places }: Content): Step[] {
	const cookies = [...places.map(({ locale }) => `locale=${locale}`), "locale=xx", "locale=en-ie", "locale=", "locale"];
	return ["be", "ch", "tr", "ie"]
		.map((code) => `http://${code}.localhost/`)
		.concat("http://localhost/", "http://localhost/nowhere", "http://be.localhost/nowhere", "http://localhost/xx-CH/a")
		.flatMap((url) => [
			...LANGUAGES.map((language) => get(url, { headers: { "Accept-Language": language } })),
			...cookies.map((Cookie) => get(url, { headers: { Cookie } })),
			get(url, { headers: { Cookie: "locale=fr-CH", "Accept-Language": "de" } }),
		]);
}

export const spelt = ({ origin, locale, items: [item] }: Place): Step[] =>
	[...spellings(locale, `${item?.section}/${item?.slug}`), ...(locale === "en-IE" ? ELSEWHERE : [])].map((path) =>
		get(origin + path),
	);

/** Headers and cookies that change an answer, or must not. */
export function headers({ origin, locale, items: [item] }: Place): Step[] {
	const pages = ["", "/news", `/${item?.section}/${item?.slug}`, "/search?term=e", "/login", "/nowhere"];
	const sent: Record<string, string>[] = [
		{ Cookie: "hide-signup-card=1" },
		{ Cookie: `locale=${locale}` },
		{ Cookie: "locale=de-CH; hide-signup-card=1; other=1" },
		{ Cookie: "__Host-session=nonsense" },
		{ Cookie: "__Host-session=eyJhbGciOiJkaXIifQ..a.b.c; __Host-deeplink=x" },
		{ Cookie: "consent=1.2026-11-21.analytics" },
		{ "Sec-Purpose": "prefetch" },
		{ "Sec-Purpose": "prefetch;prerender" },
		{ Accept: "application/json" },
		{ Accept: "image/*" },
		{ "If-None-Match": '"x"' },
		{ "If-None-Match": "*" },
		{ "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https", "X-Original-URL": "/evil" },
		{ "X-HTTP-Method-Override": "DELETE" },
		{ "X-Request-Id": "mine" },
		{ Authorization: "Bearer x" },
		{ "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", Referer: "http://evil.example/" },
		{ Range: "bytes=0-10" },
		{ "User-Agent": "Googlebot" },
	];
	return pages.flatMap((page) => sent.map((one) => get(`${origin}/${locale}${page}`, { headers: one })));
}
