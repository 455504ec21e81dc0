import { expect, type Page } from "playwright/test";
import { z } from "zod";
import { TRACKING_PATH } from "../../shared/tracking.ts";
import { address, backend, PASSWORD } from "./accounts/accounts.ts";
import { answered, beacons, origin, watch } from "./portal.ts";
import { downloaded, sectionLink } from "./shell/shell.ts";
import { test } from "./test.ts";

/** On a host that no other test visits, so that the backend's log can be compared with what this visit did. */
const HOST = "localhost";
const base = origin("x").replace("x.localhost", HOST);
const ITEM = "/en-IE/materials/cardovex-titration-scheme";

const event = z.record(z.string(), z.unknown());
async function log(page: Page) {
	const answer = await page.request.get(backend("tracking.json"));
	return z
		.array(event)
		.parse(await answer.json())
		.filter(({ domain }) => domain === HOST);
}

test.use({ storageState: answered("analytics") });

test("[3.07] [3.08] [3.09] [7.20] the backend's log of a visit is what the visit did", async ({ page, context }) => {
	const faults = watch(page);
	const before = (await log(page)).length;
	const expected: object[] = [];
	const next = async (...events: object[]) => {
		expected.push(...events.map((one) => ({ locale: "en-IE", domain: HOST, ...one })));
		await expect.poll(async () => (await log(page)).slice(before)).toEqual(expected);
	};
	const nobody = { onekeyId: null };

	await page.goto(`${base}/en-IE?collection=news`);
	await next({ section: "home", url: "/en-IE", ...nobody });
	await sectionLink(page, "Resources").click();
	await next({ section: "materials", url: "/en-IE/materials", ...nobody });
	// The same list, longer and then filtered, is no other page.
	await page.getByRole("link", { name: "Load more" }).click();
	await expect(page.locator("#item-10")).toBeVisible();
	await page.goto(`${base}/en-IE/search?term=secret-term`);
	await next({ section: "search", url: "/en-IE/search", ...nobody });
	// A code that is none stays in the address, and out of the log.
	await page.goto(`${base}${ITEM}/wrong-code`);
	const title = await page.getByRole("heading", { level: 1 }).innerText();
	const gated = { category: expect.any(String), trackingProduct: [], trackingMessage: [], patientPopulation: [] };
	await next({ section: "materials", url: ITEM, title, ...gated, ...nobody });

	// Who signs in is known to the Worker, since the visitor has agreed.
	await page.goto(`${base}/en-IE/privacy`);
	await next({ section: "single", url: "/en-IE/privacy", ...nobody });
	const status = await page.evaluate(
		async (body) => {
			const headers = { "Content-Type": "application/json" };
			return (await fetch("/api/api/login", { method: "POST", headers, body: JSON.stringify(body) })).status;
		},
		{ email: address("ie"), password: PASSWORD },
	);
	expect(status).toBe(200);
	const lists = {
		category: expect.any(String),
		trackingProduct: ["CARDOVEX®"],
		trackingMessage: expect.any(Array),
		patientPopulation: expect.any(Array),
	};
	const onekeyId = expect.stringMatching(/^W/);
	const item = { section: "materials", url: ITEM };
	await page.goto(base + ITEM);
	await next({ ...item, title, ...lists, onekeyId });
	const user = await page.evaluate(() => JSON.parse(document.getElementById("page")?.textContent ?? "{}").userId);
	await (await downloaded(page, page.getByRole("link", { name: /^Download PDF/ }))).cancel();
	await next({ ...item, ...lists, user, event: "download", eventUrl: `${ITEM}/media/file` });

	// The page is left with the very click.
	await page.evaluate(
		(href) => {
			const link = document.createElement("a");
			link.href = href;
			link.textContent = "Elsewhere";
			document.body.insertBefore(link, null);
		},
		`${origin("ie")}/en-IE/about?token=secret#part`,
	);
	await page.getByRole("link", { name: "Elsewhere" }).click();
	await expect(page).toHaveURL(/ie\.localhost/);
	await next({ ...item, ...lists, user, event: "external", eventUrl: `${origin("ie")}/en-IE/about` });

	// The visitor takes the agreement back: from then on nobody is named.
	await context.clearCookies({ name: "consent" });
	await page.goto(base + ITEM);
	await next({ ...item, title, ...lists, onekeyId: null });
	expect(JSON.stringify(expected)).not.toMatch(/secret|wrong-code/);
	expect(faults).toEqual([]);
});

test("[4.01] one report an action: named, leaving, restored; none for what stays", async ({ page }) => {
	const sent = await beacons(page, TRACKING_PATH);
	await page.goto("/nl-BE/about");
	await expect.poll(() => sent.length).toBe(1);
	await page.evaluate(() => {
		const add = (name: string, text: string, attributes: Record<string, string>) => {
			const made = document.createElement(name);
			made.textContent = text;
			for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
			document.querySelector("main")?.insertBefore(made, null);
		};
		add("button", "Named", { "data-track": "play" });
		add("a", "Away", { href: "http://rooms.localhost/paper?key=1#2", target: "_blank" });
		add("a", "Mail", { href: "mailto:a@b.example" });
		add("a", "Here", { href: "#content" });
		document.addEventListener("click", (click) => click.preventDefault());
	});
	for (const text of ["Named", "Away", "Mail", "Here"]) await page.getByText(text, { exact: true }).click();
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
	const click = { kind: "click", section: "about", url: "/nl-BE/about", locale: "nl-BE" };
	await expect
		.poll(() => sent)
		.toMatchObject([
			{ kind: "view", url: "/nl-BE/about" },
			{ ...click, event: "play", eventUrl: "" },
			{ ...click, event: "external", eventUrl: "http://rooms.localhost/paper" },
			{ kind: "view", url: "/nl-BE/about" },
		]);
	const layer = await page.evaluate<object[]>(() => Reflect.get(window, "dataLayer"));
	expect(layer.filter((entry) => "event" in entry && entry.event === "logged_out")).toHaveLength(2);
});

test("if the beacon is refused or missing, a request outlives the page @all", async ({ page }) => {
	const kinds: string[] = [];
	page.on("response", (response) => {
		if (response.url().endsWith("/tracking/url")) {
			kinds.push(`${response.request().resourceType()} ${response.status()}`);
		}
	});
	await page.addInitScript(() => {
		Navigator.prototype.sendBeacon = () => false;
	});
	await page.goto("/nl-BE/about");
	await expect.poll(() => kinds).toEqual(["fetch 204"]);
	await page.addInitScript(() => {
		Reflect.deleteProperty(Navigator.prototype, "sendBeacon");
	});
	await page.goto("/nl-BE/privacy");
	await expect.poll(() => kinds).toEqual(["fetch 204", "fetch 204"]);
});

test("a prerendered page counts when shown, one with an identity's answer after it @all", async ({ page }) => {
	const sent = await beacons(page, TRACKING_PATH);
	await page.addInitScript(() => {
		Object.defineProperty(document, "prerendering", { value: true, configurable: true });
	});
	await page.goto("/nl-BE?code=abc&state=def", { waitUntil: "networkidle" });
	expect(await page.evaluate(() => Reflect.get(window, "dataLayer").length)).toBe(1);
	await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
	expect(await page.evaluate(() => Reflect.get(window, "dataLayer").length)).toBe(1);
	expect(sent).toEqual([]);
	await page.evaluate(() => history.replaceState(null, "", "/nl-BE"));
	await expect.poll(() => sent).toMatchObject([{ kind: "view", url: "/nl-BE" }]);
	expect(JSON.stringify(sent)).not.toMatch(/abc|def/);
});
