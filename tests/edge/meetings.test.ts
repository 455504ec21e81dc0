import { beforeEach, expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { BUCKETS } from "../../worker/visitor/limits/table.ts";
import { itemOf } from "./items.ts";
import { sharedPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { pageWith, signIn, visitor } from "./visitor.ts";

/** The sign-up for meetings on site: as a plain form and as the call of section 7. */

const portal = sharedPortal({ before: "healed", vars: { BACKEND_DEADLINE_MS: "2000" } });
beforeEach(() => portal.backend("/__control/offline", {}, { method: "DELETE" }));

const SLUG = "copd-evening-in-dublin-and-online";
const PATH = `/en-IE/webinars/${SLUG}`;
const FORM = {
	...{ firstname: "Áine", lastname: "Ní Bhriain", email: "aine@practice.example", profession: "I" },
	...{ phone: "01 555 0199", remarks: "Vegetarian", attending: "true" },
};
const received = async () => (await portal.backend("/__control/offline", {})).json();
const anybody = () => visitor(portal, "ie.localhost");
async function answered(slug: string): Promise<unknown[]> {
	const { status, body } = await anybody().call("offline-form", { ...FORM, slug });
	return [status, body.notice];
}

test("[7.19] everybody who may read the page can answer, and can change the answer", async () => {
	const someone = anybody();
	const sent = await someone.form(`${PATH}/attend`, FORM);
	expect([sent.status, sent.headers.get("location")]).toEqual([303, `${PATH}?notice=meetingYes#meeting`]);
	expect(await received()).toEqual([{ ...FORM, slug: SLUG, phone: "015550199", attending: true }]);
	const thanks = textOf(await (await someone.get(`${PATH}?notice=meetingYes`)).text());
	expect(thanks).toMatch(/We look forward to seeing you\. Change my reply/);
	const { phone: _phone, remarks: _remarks, ...short } = FORM;
	const call = await someone.call("offline-form", { ...short, slug: SLUG, attending: "false", owaLanguage: "en_IE" });
	expect(call).toEqual({ status: 200, body: { status: "Success", data: { attending: false } } });
	expect(await received()).toEqual([{ ...short, slug: SLUG, attending: false }]);
	// As the contract writes it.
	expect((await someone.call("offline-form", { ...short, slug: SLUG, attending: true })).status).toBe(200);
	expect(await received()).toEqual([{ ...short, slug: SLUG, attending: true }]);
});

test("[7.19] a typed address answers ten times an hour, from whatever network; a user's own has no such limit", async () => {
	const send = (who: { form: ReturnType<typeof anybody>["form"] }, email: string) =>
		who.form(`${PATH}/attend`, { ...FORM, email });
	for (let count = 0; count < BUCKETS.typed.number; count++)
		expect((await send(anybody(), "stranger@practice.example")).status).toBe(303);
	const refused = await send(anybody(), "Stranger@practice.example");
	expect([refused.status, Number(refused.headers.get("retry-after")) > 60]).toEqual([429, true]);
	expect(textOf(await refused.text())).toContain(translator("en-IE")("notices.mailsSent"));
	expect((await send(anybody(), "colleague@practice.example")).status).toBe(303);
	const user = await signIn(portal, "ie", "ie");
	for (let count = 0; count <= BUCKETS.typed.number; count++)
		expect((await send(user, "stranger@practice.example")).status).toBe(303);
});

test("[7.19] the longest remarks arrive in any script", async () => {
	const remarks = "€".repeat(2000);
	expect((await anybody().form(`${PATH}/attend`, { ...FORM, remarks })).status).toBe(303);
	expect(await received()).toEqual([expect.objectContaining({ remarks })]);
});

test("[7.19] a signed-in user's data come from the session and fill the form", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const html = await (await someone.get(PATH)).text();
	for (const value of ["Niamh", "O’Sullivan", "ie@helvora.example"])
		expect(html).toMatch(new RegExp(`<input[^>]*readOnly=""[^>]*value="${value}"`));
	expect((await someone.form(`${PATH}/attend`, FORM)).status).toBe(303);
	expect((await someone.call("offline-form", { ...FORM, slug: SLUG, attending: "false" })).status).toBe(200);
	expect(await received()).toEqual([
		expect.objectContaining({ firstname: "Niamh", email: "ie@helvora.example", profession: "I", attending: false }),
	]);
});

test("[7.19] [5.13] invalid fields come back with their errors and all input, and the backend is not called", async () => {
	const wrong = { ...FORM, lastname: " ", email: "aine", phone: "12", profession: "X", remarks: "<b>&" };
	const page = await anybody().form(`${PATH}/attend`, wrong);
	const html = await page.text();
	expect(page.status).toBe(422);
	for (const name of ["lastname", "email", "phone", "profession"])
		expect(html, name).toMatch(new RegExp(`id="meeting-${name}"[^>]*aria-invalid="true"`));
	expect(html).toContain('value="Áine"');
	expect(html).toContain("&lt;b&gt;&amp;</textarea>");
	// Nothing is preselected, and a missing choice is an error.
	expect(await (await anybody().get(PATH)).text()).not.toMatch(/<input type="radio"[^>]*checked/);
	const { attending: _attending, ...silent } = FORM;
	const unanswered = await (await anybody().form(`${PATH}/attend`, silent)).text();
	expect(textOf(unanswered)).toContain("Choose whether you are coming.");
	const { body: refusal } = await anybody().call("offline-form", { ...silent, slug: SLUG });
	expect(refusal).toMatchObject({ notice: "checkFields", errors: { attending: "required" } });
	for (const body of ["nonsense", {}, { slug: 1 }, { ...FORM, slug: SLUG, remarks: "x".repeat(2001) }])
		expect((await anybody().call("offline-form", body)).status).toBeGreaterThanOrEqual(400);
	expect((await portal.calls()).filter(({ path }) => path.includes("offline-form"))).toEqual([]);
});

test("[7.19] only meetings that the visitor may read have a form", async () => {
	const online = "live-heart-failure-in-primary-care";
	expect(await (await anybody().get(`/en-IE/webinars/${online}`)).text()).not.toContain('id="meeting"');
	expect(await answered(online)).toEqual([422, "meetingRefused"]);
	// A slug that no item can have is refused without asking the backend.
	await portal.forgetCalls();
	for (const slug of ["../../item", "..", ".", "a/b", "half-\ud800", "x".repeat(2000)]) {
		const answer = await anybody().call("offline-form", { ...FORM, slug });
		expect(answer, slug).toMatchObject({ status: 404, body: { message: expect.any(String) } });
	}
	expect(await portal.calls()).toEqual([]);
	expect(await received()).toEqual([]);
	const elsewhere = await anybody().form(`${PATH}/attend`, FORM, { Origin: "http://evil.example" });
	expect(elsewhere.status).toBe(403);
});

const GATED = "oncavera-ask-the-experts-live";

test("[7.19] a reply to a gated meeting without a session waits for the sign-in", async () => {
	expect(await answered(GATED)).toEqual([401, "signInFirst"]);
	const page = await anybody().form(`/en-IE/webinars/${GATED}/attend`, FORM);
	const html = await page.text();
	expect([page.status, textOf(html)]).toEqual([401, expect.stringContaining("Please sign in first.")]);
	const [, unsent = ""] = /name="unsent" value="([^"]*)"/.exec(html) ?? [];
	for (const typed of Object.values(FORM)) expect(unsent).toContain(`&quot;${typed}&quot;`);
	expect(await received()).toEqual([]);
});

test.each([
	["by its dates", { starts_at: "2020-03-01T18:00:00Z", ends_at: "2020-03-01T20:00:00Z" }],
	["by the provider", { starts_at: "2099-03-01T18:00:00Z", webinargeek_id: "wg-web-over" }],
])("[7.19] [5.13] a meeting that is over %s takes no replies", async (_, webinar) => {
	const slug = `over-${webinar.starts_at.slice(0, 4)}`;
	const item = itemOf(slug, { content_type: "webinars", webinar: { ...webinar, on_site: { venue: "Liffey House" } } });
	await portal.fault({ path: `/api/strapi/en-IE/item/webinars/${slug}/`, body: item });
	await portal.fault({ path: "/api/webinargeek/wg-web-over", body: { status: "ended" } });
	expect(await answered(slug)).toEqual([422, "meetingRefused"]);
	expect(await received()).toEqual([]);
});

test("[7.19] [8.02] the backend's errors at fields are shown at the fields", async () => {
	const errors = { phone: ["No such number."], email: ["No."], remarks: ["Too long."], slug: ["x"] };
	await portal.fault({ path: "/api/offline-form", status: 422, body: { message: "No such number.", errors } });
	const shown = { email: "email", phone: "phone", remarks: "invalid" };
	const call = await anybody().call("offline-form", { ...FORM, slug: SLUG });
	expect(call).toMatchObject({ status: 422, body: { notice: "checkFields", errors: shown } });
	const html = await (await anybody().form(`${PATH}/attend`, FORM)).text();
	expect(textOf(html)).not.toContain("Replies are closed.");
	for (const name of Object.keys(shown))
		expect(html).toMatch(new RegExp(`id="meeting-${name}"[^>]*aria-invalid="true"`));
});

test.each([
	["is slow", { delay: 4000 }, 503, "Nothing is lost"],
	["is down", { reset: true }, 503, "Nothing is lost"],
	["talks nonsense", { status: 200, body: { ok: "maybe" } }, 503, "Nothing is lost"],
	["answers 500", { status: 500 }, 503, "Nothing is lost"],
	["refuses the portal's secret", { status: 401, body: { message: "Unauthorized" } }, 503, "Nothing is lost"],
	["forbids the call", { status: 403, body: { message: "Forbidden" } }, 503, "Nothing is lost"],
	["answers 429", { status: 429 }, 429, "Too many attempts"],
	["refuses", { status: 422, body: { message: "no" } }, 422, "Replies are closed."],
	["says that it is full", { status: 409, body: { message: "no" } }, 422, "Replies are closed."],
	["says that it is over", { status: 410, body: { message: "no" } }, 422, "Replies are closed."],
])("[7.19] [8.02] with a backend that %s the form shows it and keeps all input", async (_, fault, status, words) => {
	const someone = anybody();
	await someone.get(PATH);
	await portal.fault({ path: "/api/offline-form", ...fault });
	const { html, text } = await pageWith(status, someone.form(`${PATH}/attend`, { ...FORM, attending: "false" }));
	expect(text).toContain(words);
	for (const kept of ["Áine", "Ní Bhriain", "aine@practice.example", "01 555 0199"])
		expect(html).toContain(`value="${kept}"`);
	expect(html).toContain("Vegetarian</textarea>");
	expect(html).toMatch(/<input type="radio"[^>]*name="attending"[^>]*checked=""[^>]*value="false"/);
	expect(html).toMatch(/<option value="I" selected="">/);
});
