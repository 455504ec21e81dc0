import { expect, test } from "vitest";
import { ownPortal } from "./own-portal.ts";

/** Long, because the footer's call must still be under way after the answer. */
const portal = ownPortal({ vars: { BACKEND_DEADLINE_MS: "30000" } });

/** In the footer's text alone. */
const LEGAL_MENTION = "IE-HVR-2026-11";

test("the error page of a file does not wait for the footer's call, which goes on", async () => {
	await portal.fault({ path: "/api/strapi/en-IE/single/footer", hold: true });
	await portal.fault({ path: "re:^/api/strapi/en-IE/(?!single/footer)", status: 500 });
	const answer = await portal.get("ie.localhost/en-IE/feeds/news/atom.xml");
	expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
	const html = await answer.text();
	expect(html).toContain('class="navigation"');
	expect(html).not.toContain(LEGAL_MENTION);
	// Had the call met its deadline, the footer could not come any more.
	await portal.heal("/api/strapi/en-IE/single/footer");
	await portal.fault({ path: "/api/", status: 500 });
	const login = async () => (await portal.get("ie.localhost/en-IE/login")).text();
	await expect.poll(login).toContain(LEGAL_MENTION);
});
