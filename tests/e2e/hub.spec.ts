import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "./axe.ts";
import { hcaOrigin, watch } from "./portal.ts";
import { searchField } from "./shell/shell.ts";

/** Two portals and the hub on one site, `sister.localhost`; tr.localhost is another site to the browser. */

const one = hcaOrigin("one.sister");
const two = hcaOrigin("two.sister");
const hub = hcaOrigin("hub.sister");
const greeting = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Hello / });

async function signIn(page: Page, base = one): Promise<void> {
	await page.goto(`${base}/en-IE/login`);
	await page.locator("main").getByLabel("E-mail address").fill("ie@helvora.example");
	await page.locator("main").getByLabel("Password", { exact: true }).fill("demo-1234");
	await page.locator("main").getByRole("button", { name: "Sign in" }).click();
	await expect(greeting(page)).toBeVisible();
}

/** Until the page has told the hub of its session. */
const copied = (page: Page) => page.waitForFunction(() => Boolean(sessionStorage.getItem("hub-copied")));

test("[2.07] [4.07] signed in on one portal is signed in on its sister; signed out there is signed out here", async ({
	page,
	context,
}) => {
	const faults = watch(page);
	await signIn(page);
	await copied(page);
	const sister = await context.newPage();
	const seen: string[] = [];
	sister.on("request", (request) => seen.push(`${request.url()} ${request.postData() ?? ""}`));
	await sister.goto(`${two}/en-IE/news`);
	await expect(greeting(sister)).toBeVisible();
	expect(faults).toEqual([]);
	// What crossed was a code: nothing that a script saw is a token or a cookie.
	expect(seen.join("\n")).not.toMatch(/Bearer|__Host-session|eyJ/);
	expect(await sister.evaluate(() => document.cookie + JSON.stringify({ ...sessionStorage }))).not.toMatch(/eyJ/);

	await sister.getByRole("button", { name: "Sign out" }).click();
	await expect(sister.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
	await page.goto(`${one}/en-IE/news`);
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("[4.07] what the hub keeps and is no good is deleted there and nowhere else, and signs nobody in", async ({
	page,
	context,
}) => {
	const holders = async () => {
		const cookies = (await context.cookies()).filter(({ name }) => name === "__Host-session");
		return cookies.map(({ domain }) => domain).toSorted();
	};
	await signIn(page);
	await copied(page);
	expect(await holders()).toEqual(["hub.sister.localhost", "one.sister.localhost"]);
	const sister = await context.newPage();
	await sister.route(`${two}/session/redeem`, (route) =>
		route.fulfill({ status: 403, json: { message: "The code is not valid.", statusCode: 403 } }),
	);
	await sister.goto(`${two}/en-IE/news`);
	await expect.poll(holders).toEqual(["one.sister.localhost"]);
	await expect(sister.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
	// A failure of the portal's own says nothing of what the hub keeps.
	await page.evaluate(() => sessionStorage.clear());
	await page.reload();
	await copied(page);
	await sister.route(`${two}/session/redeem`, (route) => route.fulfill({ status: 503, json: {} }));
	await sister.evaluate(() => sessionStorage.clear());
	const refused = sister.waitForResponse(`${two}/session/redeem`);
	await sister.reload();
	expect((await refused).status()).toBe(503);
	await expect(sister.locator("iframe")).toHaveCount(0);
	expect(await holders()).toEqual(["hub.sister.localhost", "one.sister.localhost"]);
});

test("[2.07] a code is spent once, by its audience alone, from the portal's own pages alone", async ({ page }) => {
	await signIn(page);
	const post = (path: string, body: object) =>
		page.evaluate(
			async ([url, json]) => {
				const headers = { "Content-Type": "application/json" };
				const response = await fetch(url ?? "", { method: "POST", headers, body: json ?? "" });
				const answer: { code?: string } = await response.json();
				return { status: response.status, body: answer };
			},
			[path, JSON.stringify(body)],
		);
	const mint = async () => String((await post("/session/code", { audience: hub })).body.code);

	expect((await post("/session/code", { audience: "https://elsewhere.example" })).status).toBe(403);
	expect((await post("/session/code", { audience: two })).status).toBe(403);
	const foreign = await mint();
	// Here it is of another audience; and it is spent now.
	expect((await post("/session/redeem", { code: foreign })).status).toBe(403);
	const own = await mint();
	await page.goto(`${hub}/en-IE/hub`);
	expect((await post("/session/redeem", { code: foreign })).status).toBe(403);
	expect((await post("/session/redeem", { code: own })).status).toBe(200);
	expect((await post("/session/redeem", { code: own })).status).toBe(403);
	expect((await post("/session/redeem", { code: crypto.randomUUID() })).status).toBe(403);
});

test("[8.11] a hub that does not answer is done without after ten seconds; the page waits for nothing", async ({
	page,
}) => {
	await page.clock.install();
	const faults = watch(page);
	await page.route(`${hub}/**`, () => new Promise(() => {}));
	await page.goto(`${one}/en-IE/news`);
	const asked = page.waitForRequest((request) => request.url().startsWith(hub));
	await page.clock.runFor(2_500);
	await asked;
	// Only the test's own steps count from here, however slow the machine.
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
	await expect(page.locator("iframe")).toHaveCount(1);
	await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
	await expect(searchField(page)).toBeVisible();
	await page.clock.runFor(5_000);
	await expect(page.locator("iframe")).toHaveCount(1);
	await page.clock.runFor(6_000);
	await expect(page.locator("iframe")).toHaveCount(0);
	expect(faults).toEqual([]);
});

test("[2.07] on another site the hub's storage is its own: signed out, no error, and sign-in works as usual", async ({
	page,
}) => {
	await signIn(page);
	await copied(page);
	const faults = watch(page);
	const asked = page.waitForResponse((response) => response.url() === `${hub}/session/code`);
	await page.goto(`${hcaOrigin("tr")}/tr-TR/news`);
	expect((await asked).status()).toBe(200);
	await expect(page.getByRole("banner").getByRole("link", { name: "Giriş yap" })).toBeVisible();
	expect(faults).toEqual([]);
});

test("[2.29] [2.07] opened by a person the hub is bare: the portals, their languages, and who is signed in", async ({
	page,
}) => {
	await page.goto(`${hub}/en-IE/hub`);
	await expect(page.getByText("You are not signed in.")).toBeVisible();
	await expect(page.getByRole("banner")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Deutsch" })).toHaveAttribute("href", `${hcaOrigin("ch")}/de-CH`);
	await expectAccessible(page);
	await page.setViewportSize({ width: 360, height: 740 });
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(overflow).toBeLessThanOrEqual(0);
	await signIn(page, hub);
	await page.goto(`${hub}/en-IE/hub`);
	await expect(page.getByText(/^You are signed in: /)).toBeVisible();
});

test("[2.07] in the frame of a foreign origin the hub shows and says nothing", async ({ page }) => {
	const response = await page.goto(`${hub}/en-IE/hub`);
	expect(response?.headers()["content-security-policy"]).toContain(`frame-ancestors ${one} ${two}`);
	expect(response?.headers()["x-frame-options"]).toBeUndefined();
	await page.route(`${hcaOrigin("ch")}/framing`, (route) =>
		route.fulfill({ contentType: "text/html", body: `<title>t</title><iframe src="${hub}/en-IE/hub"></iframe>` }),
	);
	await page.goto(`${hcaOrigin("ch")}/framing`);
	await expect.poll(() => page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
});
