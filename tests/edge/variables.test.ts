import { expect, test } from "vitest";
import * as z from "zod";
import { ownPortal } from "./own-portal.ts";
import { basic } from "./portal.ts";

/** Variables whose other value needs a portal of its own. */

const portal = ownPortal({
	vars: { CONTENT_FORMAT: '{"news.content":"markdown"}', GTM_ID: "GTM-TEST123", OPS_SECRET: "" },
});

test("only fields that CONTENT_FORMAT names are Markdown", async () => {
	const written = "## Dose\n\nTake **one** a day.";
	for (const [section, slug, shown] of [
		["news", "new-heart-failure-guideline-five-points-for-general-practice", "<strong>one</strong>"],
		["materials", "checklist-for-the-heart-failure-review", "Take **one** a day."],
	]) {
		const path = `/api/strapi/en-IE/item/${section}/${slug}/none`;
		const item = z.looseObject({}).parse(await (await portal.backend(path)).json());
		await portal.fault({ path, status: 200, body: { ...item, content: written } });
		const page = await portal.get(`ie.localhost/en-IE/${section}/${slug}`);
		expect(await page.text(), section).toContain(shown);
	}
});

test("[7.23] the policy names the tag manager's hosts where one is configured", async () => {
	const csp = (await portal.get("ie.localhost/en-IE/about")).headers.get("content-security-policy");
	expect(csp).toMatch(/script-src [^;]*https:\/\/\*\.googletagmanager\.com/);
	expect(csp).not.toMatch(/unsafe|script-src [^;]*(\*|https:)(;| )/);
});

test("without OPS_SECRET there is neither a page nor a deep look", async () => {
	for (const path of ["/ops/status", "/ops/health/deep"]) {
		expect((await portal.get(`ie.localhost${path}`)).status, path).toBe(404);
		expect((await portal.get(`ie.localhost${path}`, basic(""))).status, path).toBe(404);
	}
	expect((await portal.get("ie.localhost/ops/health")).status).toBe(200);
});
