import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Portal, startPortal } from "./portal.ts";

let portal: Portal;
beforeAll(async () => {
	portal = await startPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
	await portal.heal();
	await portal.fresh();
});

const FAULTS = {
	"does not answer in time": { delay: 20_000 },
	"breaks the connection": { reset: true },
	"answers 500": { status: 500 },
	"answers 503": { status: 503 },
	"answers 401": { status: 401 },
	"answers 429": { status: 429, headers: { "Retry-After": "60" } },
	"answers half its JSON": { truncate: 20 },
	"answers nothing": { status: 200, body: "" },
	"answers HTML": { status: 200, body: "<html>maintenance</html>", headers: { "Content-Type": "text/html" } },
	"answers another type": { status: 200, body: { unexpected: true } },
	"redirects elsewhere": { status: 302, headers: { Location: "https://elsewhere.example/" } },
} as const;

const PAGES = [
	"/en-IE",
	"/en-IE/news",
	"/en-IE/news/report-from-the-autumn-cardiometabolic-meeting",
	"/en-IE/search?term=heart",
	"/en-IE/about",
];

test.each(Object.entries(FAULTS))(
	"[2.25] [8.02] a backend that %s on a cold cache: 503, header and footer still there",
	async (_, fault) => {
		await portal.fault({ path: "/api/", ...fault });
		const answers = await Promise.all(PAGES.map((path) => portal.get(`ie.localhost${path}`)));
		for (const [index, response] of answers.entries()) {
			const html = await response.text();
			expect(response.status, PAGES[index]).toBe(503);
			expect(response.headers.get("retry-after"), PAGES[index]).toBe("30");
			expect(html).toContain("Temporarily unavailable");
			expect(html).toContain('class="navigation"');
			expect(html).toContain('class="footer"');
			expect(html).toContain(response.headers.get("x-request-id") ?? "missing");
			expect(html).toContain('name="term"');
			expect(html).not.toMatch(/\bat .+\.(ts|js):\d+|Error:|maintenance/);
		}
	},
);

test("a failing part that the page can do without leaves the page", async () => {
	for (const part of ["single/footer", "activeCollections", "domains", "categories", "single/home", "news/count"]) {
		await portal.fault({ path: `/api/strapi/en-IE/${part}`, status: 500 });
	}
	for (const path of ["/en-IE", "/en-IE/news"]) {
		const response = await portal.get(`ie.localhost${path}`);
		const html = await response.text();
		expect(response.status, path).toBe(200);
		expect(html).toContain('class="card"');
		expect(html).toContain('class="footer"');
		expect(html).toContain('href="/en-IE/podcasts"');
	}
});

test("a page that failed works at the next try", async () => {
	await portal.fault({ path: "/api/strapi/en-IE/single/about", status: 500, times: 1 });
	expect((await portal.get("ie.localhost/en-IE/about")).status).toBe(503);
	expect((await portal.get("ie.localhost/en-IE/about")).status).toBe(200);
});

test("a read is tried once more while the budget of a tenth lasts", async () => {
	for (const section of ["news", "materials", "podcasts", "webcasts", "webinars"])
		await portal.get(`ie.localhost/en-IE/${section}`);
	await portal.forgetCalls();
	await portal.fault({ path: "/api/strapi/en-IE/single/imprint", reset: true, times: 1 });
	expect((await portal.get("ie.localhost/en-IE/imprint")).status).toBe(200);
	expect((await portal.calls()).filter(({ path }) => path.endsWith("/imprint"))).toHaveLength(2);
});

test("under failure the backend gets at most 1.1 times the calls", async () => {
	await portal.fault({ path: "/api/", reset: true });
	for (let visit = 0; visit < 12; visit++) await portal.get(`ie.localhost/en-IE/news?page=${visit + 1}`);
	const calls = await portal.calls();
	// The error page asks for the shell once more: of its reads a second one is no second try.
	const own = calls.filter(({ path }) => !/footer|activeCollections/.test(path));
	const again = own.length - new Set(own.map(({ path, requestId }) => `${requestId} ${path}`)).size;
	expect(own.length).toBeGreaterThan(0);
	expect(again).toBeLessThanOrEqual(calls.length * 0.1);
	expect(portal.logs().join()).not.toContain("ie.localhost");
});

test("pictures and media: missing is 404, an unreachable content host 503, anything but a picture 404", async () => {
	expect((await portal.get("ie.localhost/images/uploads/none-here.png")).status).toBe(404);
	await portal.fault({ path: "/uploads/", status: 500, times: 1 });
	expect((await portal.get("ie.localhost/images/uploads/general-home.svg")).status).toBe(503);
	await portal.fault({
		path: "/uploads/page.png",
		body: "<script>alert(1)</script>",
		headers: { "Content-Type": "text/html" },
	});
	for (const path of [
		"/images/uploads/page.png",
		"/images/api/strapi/en-IE/news",
		"/images/uploads/files/mat-hf-checklist.en-IE.pdf",
		"/images/..%2fapi%2fx.svg",
	]) {
		expect((await portal.get(`ie.localhost${path}`)).status, path).toBe(404);
	}
	const picture = await portal.get("ie.localhost/images/uploads/small_general-home.svg");
	expect(picture.status).toBe(200);
	expect(picture.headers.get("content-type")).toContain("image/svg+xml");
	expect(picture.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});
