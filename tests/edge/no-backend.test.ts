import { afterAll, beforeAll, expect, test } from "vitest";
import { optionsOf, runtimeOf, workerOf } from "../tools/workers.ts";

/** `wrangler dev` without more: the portal, whose binding to the backend leads nowhere. */

const unconnected = {
	name: "unconnected",
	modules: true,
	script: 'export default { fetch: () => new Response("[wrangler] There is no such service", { status: 503 }) }',
	compatibilityDate: "2026-10-20",
};
const options = optionsOf("wrangler.toml");
const portal = runtimeOf(() => [
	workerOf("hcp-portal", { ...options, serviceBindings: { BACKEND: "unconnected" } }, "dist/worker", {}),
	unconnected,
]);
beforeAll(async () => void (await portal.start()));
afterAll(portal.close);

test("without a backend every page and the log say what is missing and how to start it", async () => {
	const page = await portal.ask("http://ie.localhost/en-IE");
	expect([page.status, await page.text()]).toEqual([503, expect.stringContaining("`npm start` starts both")]);
	expect(portal.logs().join("\n")).toContain("backend-missing");
	const about = await portal.ask("http://ie.localhost/en-IE/news");
	expect(await about.text()).toContain("LARAVEL_URL");
});
