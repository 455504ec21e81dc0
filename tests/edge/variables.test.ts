import { expect, test } from "vitest";
import * as z from "zod";
import { ownPortal } from "./own-portal.ts";

const portal = ownPortal({ vars: { CONTENT_FORMAT: '{"news.content":"markdown"}' } });

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
