import { expect, test } from "vitest";
import { publish } from "./items.ts";
import { sharedPortal } from "./own-portal.ts";
import { pageOf } from "./portal.ts";
import { deepLinked, untilRefused } from "./visitor.ts";

const GATED = "/en-IE/materials/cardovex-titration-scheme";
const SECRET_WORDS = /Potassium below|twice daily|Whom do you start/;
const HOST = "ie.localhost";

const portal = sharedPortal({ before: "healed" });

const visit = (path: string, headers?: Record<string, string>) => pageOf(portal.get(HOST + path, headers));

test("[6.01] [1.12] a gated item shows title, intro, picture, the notice and the way to get access, and no content", async () => {
	const { response, html } = await visit(GATED);
	expect(response.status).toBe(200);
	expect(html).toContain("titration scheme");
	expect(html).toContain("From the starting dose to the target dose");
	expect(html).toMatch(/article__picture".*?<img src="\/images\/[\w-]{16}\/[\w-]{8}\/as-is\/uploads\/[\w-]+\.svg"/);
	expect(html).toContain("Login required");
	expect(html).toMatch(/href="\/en-IE\/login\?return=[^"]+cardovex-titration-scheme" data-modal="login"/);
	expect(html).toMatch(/href="\/en-IE\/register\?return=[^"]+" data-modal="register"/);
	expect(html).not.toMatch(SECRET_WORDS);
	expect(html).not.toContain("uploads/files");
	expect(html).not.toContain("/media/file");
});

test("gated items are not indexed: noindex, no JSON-LD, not in the sitemap", async () => {
	const { response, html } = await visit(GATED);
	expect(response.headers.get("x-robots-tag")).toBe("noindex");
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(html).not.toContain("application/ld+json");
	const { html: sitemap } = await visit("/sitemap/en-IE/1.xml");
	expect(sitemap).toContain("/en-IE/materials/checklist-for-the-heart-failure-review");
	expect(sitemap).not.toContain("cardovex");

	// What the backend refuses is gated, even if the list still calls it public.
	const path = "/materials/checklist-for-the-heart-failure-review";
	await portal.fault({ path: `/api/strapi/en-IE/item${path}/none`, status: 403, body: { message: "Login required" } });
	const refused = await visit(`/en-IE${path}`);
	expect(refused.html).toContain("<h1>Checklist for the heart failure review</h1>");
	expect(refused.response.headers.get("x-robots-tag")).toBe("noindex");
	expect(refused.html).not.toContain("application/ld+json");
});

test("[6.06] [7.11] [9.06] the level is asked for as the worker decides, never as the browser says", async () => {
	await portal.forgetCalls();
	const tries: [string, Record<string, string>][] = [
		[`${GATED}?accessLevel=full&level=full`, {}],
		[GATED, { "X-Access-Level": "full", Authorization: "Bearer forged" }],
		[GATED, { Cookie: "accessLevel=full; access=full; __Host-deeplink=full" }],
		[`${GATED}/full`, {}],
		[`/en-IE/materials/cardovex-titration-scheme%2Ffull`, {}],
	];
	for (const [path, headers] of tries) expect((await visit(path, headers)).html, path).not.toMatch(SECRET_WORDS);
	for (const { path, authorized } of await portal.calls()) {
		expect(path).not.toMatch(/\/full$/);
		expect(authorized).toBe(false);
	}
});

test("[2.21] [2.22] a right code answers 303 to the clean URL with a sealed cookie that opens full items", async () => {
	const response = await portal.get(`${HOST}${GATED}/demo-access`, { "CF-Connecting-IP": "203.0.113.7" });
	expect(response.status).toBe(303);
	expect(response.headers.get("location")).toBe(GATED);
	expect(response.headers.get("referrer-policy")).toBe("strict-origin");
	expect(response.headers.get("cache-control")).toBe("no-store");
	const cookie = response.headers.get("set-cookie") ?? "";
	expect(cookie).toMatch(/^__Host-deeplink=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
	expect(cookie).not.toContain("demo-access");

	const { response: page, html } = await visit(GATED, { Cookie: cookie.split(";")[0] ?? "" });
	expect(html).toMatch(/Potassium below/);
	expect(page.headers.get("cache-control")).toBe("private, no-store");
	expect(html).not.toContain("demo-access");
	expect((await visit(GATED)).html).not.toMatch(SECRET_WORDS);
});

test("[3.07] [3.12] a page's facts for its scripts: whose level it shows, and what tracking is told of the item", async () => {
	const factsIn = (html: string): unknown =>
		JSON.parse(/<script[^>]* id="page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "");
	const item = {
		slug: GATED.split("/").at(-1),
		category: expect.any(String),
		title: expect.stringContaining("titration"),
	};
	const nothing = { trackingProduct: [], trackingMessage: [], patientPopulation: [] };
	const common = { environment: "development", country: "ie", locale: "en-IE", userId: null };
	const closed = { ...common, accessLevel: "none", deeplinkAccess: false, trackingInfo: { ...item, ...nothing } };
	expect(factsIn((await visit(GATED)).html)).toMatchObject(closed);
	const open = await deepLinked(portal, GATED);
	const names = expect.arrayContaining([expect.any(String)]);
	expect(factsIn((await visit(GATED, open)).html)).toMatchObject({
		...common,
		accessLevel: "full",
		deeplinkAccess: true,
		trackingInfo: { ...item, trackingProduct: ["CARDOVEX®"], trackingMessage: names, patientPopulation: names },
	});
	expect(factsIn((await visit("/en-IE/about", open)).html)).toMatchObject({ ...common, trackingInfo: null });
});

test.each(["news", "e-learnings", "webinars", "materials", "podcasts", "webcasts"])(
	"[2.21] [2.22] a code on an item of %s leads to the item, a wrong one shows it as it is",
	async (section) => {
		const response = await portal.get(`${HOST}/en-IE/${section}/anything/demo-access`, {
			"CF-Connecting-IP": `203.0.113.${section.length}`,
		});
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe(`/en-IE/${section}/anything`);

		const title = (html: string) => /<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0];
		const [, item = ""] = /class="card__title"><a href="([^"]+)"/.exec((await visit(`/en-IE/${section}`)).html) ?? [];
		const wrong = await visit(`${item}/wrong`, { "CF-Connecting-IP": crypto.randomUUID() });
		expect(wrong.response.status).toBe(200);
		expect(title(wrong.html)).toBe(title((await visit(item)).html));
	},
);

test("[2.22] any other code grants nothing and still shows the page, not to be indexed", async () => {
	for (const code of ["wrong", "demo-acces", "DEMO-ACCESS", "demo-access%00", "%20"]) {
		const { response, html } = await visit(`${GATED}/${code}`, { "CF-Connecting-IP": crypto.randomUUID() });
		expect(response.status, code).toBe(200);
		expect(response.headers.get("set-cookie") ?? "", code).not.toContain("deeplink");
		expect(response.headers.get("x-robots-tag"), code).toBe("noindex");
		expect(response.headers.get("referrer-policy"), code).toBe("strict-origin");
		expect(html, code).toContain("Login required");
		expect(html, code).toContain(`<link rel="canonical" href="http://ie.localhost${GATED}"/>`);
	}
});

test("wrong links from every address of an IPv6 line count together", async () => {
	let count = 0;
	const attempt = () =>
		portal.get(`${HOST}/preview/guess-${++count}`, { "CF-Connecting-IP": `2001:db8:1:2::${count}` });
	expect((await untilRefused(attempt)).status).toBe(429);
});

test("an item that is not public is closed even where the backend hands it out to everyone", async () => {
	const { html } = await visit(await publish(portal, "leak", { public_content: false, content: "<p>SECRET</p>" }));
	expect(html).toContain("Login required");
	expect(html).not.toContain("SECRET");
});
