import { expect, test } from "vitest";
import { CLIENT_ERRORS_PATH } from "../../shared/client-errors.ts";
import { at, PASSWORD } from "../edge/accounts.ts";
import { DEFECT, provoke } from "../edge/defect.ts";
import { ownPortal } from "../edge/own-portal.ts";
import { signIn, visitor } from "../edge/visitor.ts";
import { type Alert, alerts, firing, linesOf } from "../tools/alerts.ts";
import { unasked } from "../tools/unasked.ts";

/** Each alert of worker/ops/alerts.json, judged on the lines that the Worker writes in a fault, and when all is well. */

const portal = ownPortal({ before: "fresh" });
/** Where bindings of the platform fail. */
const broken = ownPortal({ before: "healed", vars: DEFECT.vars, failing: ["PURGES", ...DEFECT.failing] });

const withoutVisits = ownPortal({ before: "healed", failing: ["VISITS"] });

const GATED = "/en-IE/materials/cardovex-titration-scheme";
const ITEM = "/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice";
const KEY = "v3/en-IE/item/news/none/new-heart-failure-guideline-five-points-for-general-practice";
const HOST = "ie.localhost";
const get = (path: string) => portal.get(HOST + path);
/** So many at a time as a page's visitors may be. */
async function visit(count: number, path: (index: number) => string): Promise<void> {
	for (let done = 0; done < count; done += 10) {
		await Promise.all(Array.from({ length: 10 }, (_, index) => get(path(done + index))));
	}
}
const purge = (to: typeof portal) =>
	to.webhook({ event: "entry.update", model: "news", entry: { locale: "en-IE" } }, HOST);
const signInWrongly = (email: string, who = visitor(portal, HOST)) => who.json("login", { email, password: "wrong-1" });

const LISTS = ["news", "materials", "podcasts"];

/** By the alert's name: what goes wrong. */
const FAULTS: Record<string, () => Promise<unknown>> = {
	"the backend fails": async () => {
		await portal.fault({ path: "/api/", status: 500 });
		await visit(100, (index) => `/en-IE/news?page=${index + 1}`);
	},
	"the backend fails at night": async () => {
		await portal.fault({ path: "/api/", status: 500 });
		await visit(10, (index) => `/en-IE/news?page=${index + 1}`);
	},
	"the backend answers slowly": async () => {
		await portal.fault({ path: "/api/", delay: 2500 });
		await visit(10, unasked);
	},
	"search fails": async () => {
		await portal.fault({ path: "re:^/api/strapi/[^/]+/search", status: 500 });
		await visit(10, (index) => `/en-IE/search?term=heart${index}`);
	},
	"the platform fails": async () => {
		const reader = visitor(withoutVisits, HOST);
		await reader.get(`${GATED}/demo-access`);
		for (let click = 0; click < 5; click++) expect((await reader.form("/en-IE/end-visit", {})).status).toBe(503);
	},
	"a defect": () => provoke(broken),
	"scripts fail in browsers": async () => {
		const report = { kind: "error", name: "TypeError", route: "home", places: ["entry-Cq0DYZPH.js:1:4711"] };
		const headers = { "Content-Type": "application/json", Origin: `http://${HOST}` };
		for (let browser = 0; browser < 20; browser++)
			await portal.post(HOST + CLIENT_ERRORS_PATH, JSON.stringify(report), headers);
	},
	"content cannot be renewed": async () => {
		await get(ITEM);
		await expect.poll(async () => (await portal.kv()).get(KEY)).not.toBeNull();
		const entry = JSON.parse((await (await portal.kv()).get(KEY)) ?? "");
		await portal.fresh();
		await (await portal.kv()).put(KEY, JSON.stringify({ ...entry, since: Date.now() - 3 * 3_600_000 }));
		await portal.fault({ path: "/api/", status: 500 });
		await visit(30, () => ITEM);
	},
	"content is gone": async () => {
		await portal.fault({
			path: "/api/strapi/en-IE/item",
			status: 404,
			body: { message: "Not found", statusCode: 404 },
		});
		await visit(200, () => ITEM);
	},
	"circuits open": async () => {
		await portal.fault({ path: "/api/strapi", status: 500 });
		await visit(60, (index) => `/en-IE/${LISTS[index % LISTS.length]}?page=${index + 1}`);
	},
	"visitors wait for the backend": async () => {
		await visit(170, unasked);
		await visit(340, () => "/en-IE/news");
	},
	"passwords are tried on an account": async () => {
		for (let attempt = 0; attempt < 30; attempt++) await signInWrongly(at("stuffed"));
	},
	"many clients try one account": async () => {
		for (let client = 0; client < 10; client++) await signInWrongly(at("stuffed"), visitor(portal, HOST));
	},
	"one client tries many accounts": async () => {
		const client = visitor(portal, HOST);
		for (let account = 0; account < 20; account++) await signInWrongly(at(`stuffed-${account}`), client);
	},
	"answers do not fit the contract": async () => {
		await portal.fault({ path: "/api/strapi/en-IE/news?", body: Array.from({ length: 9 }, () => "broken") });
		await visit(10, (index) => `/en-IE/news?page=${index + 1}`);
	},
	"a purge failed": () => purge(broken),
};

test.each(alerts)("$name: the alert fires on what the Worker then writes", async (alert: Alert) => {
	broken.forgetLogs();
	withoutVisits.forgetLogs();
	await FAULTS[alert.name]?.();
	const written = () => linesOf([...portal.logs(), ...broken.logs(), ...withoutVisits.logs()]);
	await expect.poll(() => firing(alert, written()).length).toBeGreaterThan(0);
});

test("no alert fires when all is well, with as many visits as any of them asks for", async () => {
	const pages = ["/en-IE", "/en-IE/news", "/en-IE/podcasts", ITEM, "/en-IE/about", "/en-IE/search?term=heart"];
	for (const page of pages) await get(page);
	await visit(520, (index) => pages[index % 5] ?? "");
	await visit(200, () => ITEM);
	const someone = await signIn(portal, "ie", "ie");
	for (const page of pages) await someone.get(page);
	await signInWrongly(at("ie"));
	expect((await get("/en-IE/news/no-such-item")).status).toBe(404);
	expect((await visitor(portal, HOST).call("login", { email: at("ie"), password: PASSWORD })).status).toBe(200);
	expect((await purge(portal)).status).toBe(202);
	await get("/en-IE/news");
	const lines = () => linesOf(portal.logs());
	await expect.poll(() => lines().filter(({ fields }) => fields.event === "request").length).toBeGreaterThan(730);
	for (const alert of alerts) expect(firing(alert, lines()), alert.name).toEqual([]);
});
