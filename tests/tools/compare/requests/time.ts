import type { Place } from "../content.ts";
import { form, get, json, type Step, under } from "../step.ts";
import { BASIC, EDITORS, HOOK, signIn } from "./forms.ts";

/** Changes over time: caches, sessions, purges, and a backend that fails for a while. */

/** Minutes at which an entry is fresh, stale, renewed, too old, and gone. */
const AGES = [0, 0.4, 0.6, 1.2, 1.3, 4, 4.1, 12, 12.1, 100, 1500, 3000];

const pagesOf = ({ origin, locale, items }: Place): Step[] => {
	const of = (section: string) => items.filter((item) => item.section === section).slice(0, 2);
	const paths = ["news", "materials", "webinars", "e-learnings", "podcasts"].flatMap((section) => [
		`/${section}`,
		...of(section).map(({ slug }) => `/${section}/${slug}`),
	]);
	const more = ["", "/about", "/search?term=e", "/news?category=11", "/news/no-such-item", "/feedback/happy"];
	return [...more, ...paths].map((path) => get(`${origin}/${locale}${path}`));
};

export const ages = (place: Place): Step[] => AGES.flatMap((minute) => under({ minute }, pagesOf(place)));

/** A session in use, an idle one, and one in its last hour. */
export function sessions(place: Place): Step[] {
	const { origin, locale } = place;
	const reading = (visitor: string, minutes: readonly number[]): Step[] => [
		signIn(place, place.country, { visitor }),
		...minutes.flatMap((minute) =>
			[`/${locale}`, `/${locale}/account`, "/api/api/user"].map((path) => get(origin + path, { visitor, minute })),
		),
	];
	const hourly = Array.from({ length: 15 }, (_, index) => index * 50);
	return [
		...reading("who stays", [1, 4, 6, 11, 16, 30, 59]),
		...reading("who leaves", [30, 95]),
		...reading("who never leaves", hourly),
	];
}

const event = (model: string, entry: object) => ({
	event: "entry.update",
	model,
	entry: { locale: "en-IE", ...entry },
});

/** The CMS's webhook, the operations page, and the pages after them. */
export function purges(place: Place): Step[] {
	const { origin, locale, items } = place;
	const pages = pagesOf(place);
	const hook = (body: unknown, headers: Record<string, string> = HOOK): Step => ({
		...json(`${origin}/ops/purge`, body),
		headers: { "Content-Type": "application/json", ...headers },
	});
	const byHand = (fields: Record<string, string>) => form(`${origin}/ops/status`, fields, { headers: BASIC });
	const slug = items.find(({ section }) => section === "news")?.slug;
	const wrong = [
		hook(event("news", { slug }), {}),
		hook(event("news", { slug }), { "X-Purge-Secret": "wrong-secret-of-purges" }),
		hook(event("news", { slug }), { "X-Purge-Secret": "wrong" }),
		hook({ event: "nonsense" }),
		hook([]),
		{ ...hook({}), body: "{" },
		{ ...hook({}, {}), refuse: true },
	];
	const right = [
		hook(event("news", { slug, id: 1 })),
		hook(event("footer", {})),
		hook(event("categories", { id: 1, locale: null })),
		hook({ event: "media.update", media: { id: 1 } }),
		hook({ event: "entry.update", model: "news", uid: "api::news.news", entry: { documentId: "x", slug } }),
		hook({ event: "releases.publish" }),
		byHand({ where: locale, section: "news" }),
		byHand({ where: "everywhere", section: "all" }),
		byHand({ where: "everywhere", section: "all", confirmed: "yes" }),
		byHand({ where: "", section: "" }),
		byHand({ where: "xx", section: "news" }),
	];
	return [
		...pages,
		...wrong,
		...right.flatMap((step, index) => under({ minute: index * 0.2 }, [step, ...pages.slice(0, 9)])),
		...operations(place),
	];
}

/** The operations pages, with and without permission. */
export const operations = ({ origin, locale }: Place): Step[] =>
	["/ops/health", "/ops/health/deep", "/ops/status", "/ops/status?purged=1", "/ops/content"].flatMap((path) =>
		[{}, BASIC, EDITORS, { Authorization: "Basic b3BzOndyb25n" }, { Authorization: "nonsense" }].flatMap((headers) => [
			get(origin + path, { headers }),
			get(origin + path, { headers, refuse: true }),
			get(origin.replace("http:", "https:") + path, { headers: { ...headers, Cookie: `locale=${locale}` } }),
		]),
	);

const DOWN = { path: "/", status: 500 };
const FAULTS: readonly (readonly object[])[] = [
	[DOWN],
	[{ path: "/api/strapi/", status: 503 }],
	[{ path: "/api/strapi/", status: 404 }],
	[{ path: "/api/strapi/", status: 200, body: { not: "as agreed" } }],
	[{ path: "/api/strapi/", status: 200, body: [{ id: "x", title: null }] }],
	[{ path: "/api/strapi/", truncate: 40 }],
	[{ path: "/api/strapi/", reset: true }],
	[{ path: "re:/item/", status: 410, body: { message: "Gone", statusCode: 410 } }],
	[{ path: "re:/item/", status: 403, body: { message: "Login required" } }],
	[{ path: "re:(footer|activeCollections)", status: 500 }],
	[{ path: "/api/talentLMS", status: 500 }],
	[{ path: "/api/webinargeek", status: 500 }],
	[{ path: "/uploads/", status: 500 }],
	[{ path: "/uploads/", status: 200, body: "<h1>x</h1>", headers: { "Content-Type": "text/html" } }],
	[{ path: "re:^/api/(login|register|user|consents|forgotpassword|offline-form)", status: 500 }],
	[
		{
			path: "re:^/api/(login|register|user|consents|forgotpassword|offline-form)",
			status: 422,
			body: { message: "no" },
		},
	],
	[{ path: "re:^/api/(user|consents)", status: 401, body: { message: "Unauthenticated.", statusCode: 401 } }],
	[{ path: "/api/", status: 200, body: "nonsense" }],
];

/** After this many minutes all circuits are closed and all cache entries are too old. */
const FAR_APART = 26 * 60;

/** Each fault with cold caches, with old ones, and after it has ended. */
export function failures(place: Place): Step[] {
	const { origin, locale, country, items } = place;
	const media = items
		.filter(({ parts }) => parts.length > 0)
		.slice(0, 3)
		.map(({ section, slug, parts: [part] }) => get(`${origin}/${locale}/${section}/${slug}/media/${part}`));
	const webinar = items.find(({ section }) => section === "webinars")?.slug;
	const own = ["", "/account", `/webinars/${webinar}`, "/e-learnings/102", "/account/data", "/e-learnings/101/go"];
	return FAULTS.flatMap((faults, index) => {
		const minute = index * FAR_APART;
		const visitor = `during fault ${index}`;
		const signedIn = under({ visitor }, [
			...own.map((path) => get(`${origin}/${locale}${path}`)),
			get(`${origin}/api/api/user`),
			form(`${origin}/${locale}/webinars/${webinar}/register`, {}),
			form(`${origin}/${locale}/e-learnings/104/enrol`, {}),
		]);
		const forms = [
			signIn(place, country, { visitor: `${visitor}, late` }),
			form(`${origin}/${locale}/login`, { email: "a@b.cd", password: "demo-1234" }),
			form(`${origin}/${locale}/forgot-password`, { email: "a@b.cd" }),
			json(`${origin}/api/api/tracking/url`, { kind: "view", section: "news", url: `/${locale}`, locale }),
		];
		const all = [...pagesOf(place), ...media, get(`${origin}/sitemap/${locale}/1.xml`), ...signedIn, ...forms];
		const cold = get(`${origin}/${locale}/search?term=fault+${index}`);
		return [
			signIn(place, country, { visitor, minute }),
			...under({ minute: minute + 2, faults }, [...all, cold]),
			...under({ minute: minute + 20, faults }, all.slice(0, 12)),
			...under({ minute: minute + 40 }, [...all.slice(0, 12), cold]),
		];
	});
}
