import { beforeAll, expect, test } from "vitest";
import { IN_ALL, ownPortal } from "./own-portal.ts";
import { pictureAt } from "./sealing.ts";

/** Whatever one endpoint of the backend answers, pages that do not call it are as they were, uncached ones too. */

const portal = ownPortal();

const SITES = [
	{ country: "ie", locale: "en-IE" },
	{ country: "be", locale: "nl-BE" },
] as const;
type Site = (typeof SITES)[number];

/** Each page's calls in addition to the shell's. `n` makes an unused address. */
const PAGES = [
	{ page: (n: number) => `?collection=news&page=${n}`, calls: ({ locale }: Site) => `/api/strapi/${locale}/content` },
	{ page: (n: number) => `/materials?page=${n}`, calls: ({ locale }: Site) => `/api/strapi/${locale}/materials` },
	{ page: (n: number) => `/podcasts/none-${n}`, calls: ({ locale }: Site) => `/api/strapi/${locale}/item/podcasts` },
	{ page: (n: number) => `/search?term=word-${n}`, calls: ({ locale }: Site) => `/api/strapi/${locale}/search` },
	{ page: (n: number) => `/e-learnings?page=${n}`, calls: ({ country }: Site) => `/api/talentLMS/${country}/all` },
	{ page: (n: number) => `/e-learnings/none-${n}`, calls: () => "/api/talentLMS/course" },
] as const;

/** Addresses of items and searches that nothing has cached; of a list beyond its end, which shows the whole list. */
let last = 20;

/** An endpoint that was made to fail once may be left alone for seconds more. */
const faulty: string[] = [];

/** Responses of the pages that do not call the failing endpoint. */
async function statuses(): Promise<Record<string, number>> {
	last += 1;
	const asked = SITES.flatMap((site) =>
		PAGES.filter(({ calls }) => !faulty.some((path) => calls(site).startsWith(path))).map(async ({ page }) => {
			const url = `${site.country}.localhost/${site.locale}${page(last)}`;
			return [url.replace(/\d+$/, "*"), (await portal.get(url)).status] as const;
		}),
	);
	return Object.fromEntries(await Promise.all(asked));
}

let healthy: Record<string, number>;
beforeAll(async () => {
	healthy = await statuses();
});

const visit = async (url: string) => (await portal.get(url)).status;
const send = async (path: string, body: object) => {
	const headers = { Origin: "http://ie.localhost", "Content-Type": "application/json" };
	return (await portal.post(`ie.localhost${path}`, JSON.stringify(body), headers)).status;
};
/** Limits count by account. */
const person = (n: number) => ({ email: `nobody-${n}@practice.example` });
const VIEW = { kind: "view", locale: "en-IE", section: "about", url: "/en-IE/about" };

/** Each endpoint that visitors reach, what asks it, and what its failure is answered with. */
const ENDPOINTS = [
	["/api/strapi/en-IE/content", (n: number) => visit(`ie.localhost/en-IE?collection=podcasts&page=${n}`), [503]],
	["/api/strapi/en-IE/news", (n: number) => visit(`ie.localhost/en-IE/news?page=${n}`), [503]],
	["/api/strapi/en-IE/item/news", (n: number) => visit(`ie.localhost/en-IE/news/fault-${n}`), [503]],
	["/api/strapi/en-IE/search", (n: number) => visit(`ie.localhost/en-IE/search?term=qzxq${n}x`), [503]],
	["/api/strapi/en-IE/single/about", () => visit("ie.localhost/en-IE/about"), [503]],
	["/api/strapi/fr-BE/single/footer", () => visit("be.localhost/fr-BE/login"), [200]],
	["/api/strapi/fr-CH/activeCollections", () => visit("ch.localhost/fr-CH/login"), [200]],
	["/api/strapi/tr-TR/domains", () => visit("tr.localhost/tr-TR/news"), [200]],
	["/api/talentLMS/tr/all", (n: number) => visit(`tr.localhost/tr-TR/e-learnings?page=${n}`), [503]],
	["/api/talentLMS/course", (n: number) => visit(`ie.localhost/en-IE/e-learnings/fault-${n}`), [503]],
	// A body that is no picture is not served.
	["/uploads/", (n: number) => visit(`ie.localhost${pictureAt(`/uploads/fault-${n}.svg`)}`), [404, 503]],
	["/api/login", (n: number) => send("/api/api/login", { ...person(n), password: "wrong-1234" }), [503]],
	["/api/forgotpassword", (n: number) => send("/api/api/forgotpassword", person(n)), [503]],
	["/api/tracking/url", () => send("/api/api/tracking/url", VIEW), [204]],
] as const;

test.each(ENDPOINTS)("a failing %s changes no other page", async (path, ask, expected) => {
	faulty.push(path);
	await portal.fault({ path, status: 500, times: 5 });
	await portal.fault({ path, status: 200, body: "<html>maintenance</html>", times: 5 });
	await portal.fault({ path, reset: true });
	const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => ask(1 + index)));
	expect([...new Set(answers)].sort()).toEqual(expected);
	const others = await statuses();
	expect(others).toEqual(Object.fromEntries(Object.keys(others).map((url) => [url, healthy[url]])));
	await portal.heal();
});

test("an endpoint that times out changes no other page", IN_ALL, async () => {
	await portal.fault({ path: "/api/strapi/nl-BE/search", delay: 20_000 });
	const late = Array.from({ length: 13 }, (_, n) => visit(`be.localhost/nl-BE/search?term=qzxz${n}x`));
	expect(new Set(await Promise.all(late))).toEqual(new Set([503]));
	faulty.push("/api/strapi/nl-BE/search");
	expect(Object.values(await statuses())).not.toContain(503);
	await portal.heal();
});
