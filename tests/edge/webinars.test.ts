import { expect, test } from "vitest";
import * as z from "zod/mini";
import { translator } from "../../locales/index.ts";
import { localeOf } from "../../shared/locales.ts";
import { BUCKETS } from "../../worker/visitor/limits/table.ts";
import { itemOf } from "./items.ts";
import { sharedPortal } from "./own-portal.ts";
import { pageOf, textOf } from "./portal.ts";
import { sealed, sessionOf } from "./sealing.ts";
import { pageWith, signIn, type Visitor, visitor } from "./visitor.ts";

/** Webinars: states, registration, and personal links that only their user gets. */

const portal = sharedPortal({ before: "purged", vars: { BACKEND_DEADLINE_MS: "2000" } });

const t = translator("en-IE");
const at = (slug: string) => `/en-IE/webinars/${slug}`;
const SOON = at("live-heart-failure-in-primary-care");
const SOON_ID = "wg-web-hf-primary-care-en-IE";
const LIVE = at("sleep-apnoea-what-the-practice-can-do");
const FULL = at("suspicious-moles-a-small-group-webinar");
const CANCELLED = at("after-gestational-diabetes-the-years-that-follow");
const REPLAY = at("recognising-early-rheumatoid-arthritis");
const GATED = at("oncavera-ask-the-experts-live");
const ON_SITE = at("copd-evening-in-dublin-and-online");

const PERSONAL = /\/(?:join|watch|learn)\/[\w-]{20,}|[?&]key=/;
const page = async (someone: Pick<Visitor, "get">, path: string) => {
	const page = await pageOf(someone.get(path));
	expect(page.html, path).not.toMatch(PERSONAL);
	return page;
};
const anybody = () => visitor(portal, "ie.localhost");
const learningCalls = async () => (await portal.calls()).filter(({ path }) => path.startsWith("/api/webinargeek"));

test("[7.16] the state is kept for a moment, for everyone at once, and without the address of the recording", async () => {
	await Promise.all([page(anybody(), REPLAY), page(anybody(), REPLAY), page(anybody(), REPLAY)]);
	expect(await learningCalls()).toHaveLength(1);
	const kv = await portal.kv();
	const { keys } = await kv.list();
	for (const { name } of keys) expect(await kv.get(name), name).not.toMatch(PERSONAL);
	expect(keys.map(({ name }) => name).join()).not.toContain("/webinar/");
});

test("[2.20] [7.16] anonymous: the state, the date with its zone, and the way to register; nobody is asked about", async () => {
	// Whole: a provider that a busy machine answers late would come after the first flush.
	const whole = (path: string) => page(anybody(), `${path}?whole`);
	const upcoming = await whole(SOON);
	expect(upcoming.text).toMatch(/Upcoming .+, 19:00–20:00 (?:GMT|IST) .*Starts in \d+ days/);
	expect(upcoming.text).toContain(t("event.signIn"));
	expect(upcoming.html).toContain(`href="/en-IE/login?return=${encodeURIComponent(SOON)}"`);
	expect((await whole(LIVE)).text).toMatch(/Live now .+Live now, until \d\d:\d\d (?:GMT|IST)\./);
	const cancelled = await whole(CANCELLED);
	expect(cancelled.text).toMatch(/Cancelled .+This webinar will not take place\./);
	expect(cancelled.html).not.toContain("calendar.ics");
	const replay = await whole(REPLAY);
	expect(replay.text).toContain(t("event.replaySignIn"));
	expect(replay.html).not.toContain("/watch");
	const gated = await whole(GATED);
	expect(gated.text).toContain("Login required");
	for (const action of ["calendar.ics", "register"]) expect(gated.html).not.toContain(`${GATED}/${action}`);
	// None for what the CMS has cancelled.
	expect((await learningCalls()).map(({ method }) => method)).toEqual(["GET", "GET", "GET"]);
});

test("[7.16] one click registers the session's user, whatever the form says; the state is there on return", async () => {
	const someone = await signIn(portal, "ie", "ie");
	await portal.forgetCalls();
	const before = await page(someone, SOON);
	expect((await learningCalls()).filter(({ method }) => method === "POST")).toMatchObject([
		{ path: "/api/webinargeek/check-registration", body: { webinar_id: SOON_ID, email: "ie@helvora.example" } },
	]);
	expect(before.text).toContain(t("event.oneClick", { who: "Niamh O’Sullivan, ie@helvora.example" }));
	expect(before.cache).toBe("private, no-store");
	const forged = {
		webinar_id: "wg-web-diabetes-kidney-en-IE",
		email: "other@practice.example",
		firstname: "X",
		id: "1",
	};
	await portal.forgetCalls();
	const answer = await someone.form(`${SOON}/register`, forged);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, `${SOON}#event`]);
	const own = { email: "ie@helvora.example", firstname: "Niamh", lastname: "O’Sullivan" };
	expect(await learningCalls()).toMatchObject([
		{ path: "/api/webinargeek/register", body: { webinar_id: SOON_ID, ...own, locale: "en-IE" } },
	]);
	const after = await page(someone, SOON);
	expect(after.text).toContain("You are registered");
	expect(after.html).not.toContain(`action="${SOON}/register"`);
	// A second registration changes nothing (409). [7.16]
	expect((await someone.form(`${SOON}/register`, {})).status).toBe(303);
	const join = await someone.get(`${SOON}/join`);
	expect([join.status, join.headers.get("cache-control")]).toEqual([303, "no-store"]);
	expect(join.headers.get("location")).toMatch(/\/join\/[\w-]{43}$/);
	expect(portal.logs().join("\n")).not.toMatch(PERSONAL);
});

test("[7.16] a form that is sent six times at once registers once, each person for themselves", async () => {
	const [one, other] = [await signIn(portal, "ie", "ie"), await signIn(portal, "ie.new", "ie")];
	await portal.fault({ path: "/api/webinargeek/register", delay: 500 });
	await portal.forgetCalls();
	const sent = [one, one, one, one, one, one, other].map((who) => who.form(`${REPLAY}/register`, {}));
	const answers = (await Promise.all(sent)).map(({ status, headers }) => [status, headers.get("location")]);
	await portal.heal();
	const registered = (await learningCalls()).filter(({ path }) => path.endsWith("/register"));
	const emails = registered.map(({ body }) => z.object({ email: z.string() }).parse(body).email);
	expect(emails.sort()).toEqual(["ie.new@helvora.example", "ie@helvora.example"]);
	expect(new Set(answers.slice(0, 6).map(String)).size).toBe(1);
});

test("[7.16] two users beside each other: each has the own state and link, and who has none is told so", async () => {
	const [one, other] = [await signIn(portal, "ie", "ie"), await signIn(portal, "ie.new", "ie")];
	await one.form(`${LIVE}/register`, {});
	const both = async () => Promise.all([page(one, LIVE), page(other, LIVE), page(anybody(), LIVE)]);
	for (const [first, second, third] of [await both(), await both()]) {
		expect(first.text).toContain("You are registered");
		expect(first.html).toContain(`href="${LIVE}/join"`);
		for (const { html, text } of [second, third]) {
			expect(text).not.toContain("You are registered");
			expect(html).not.toContain(`href="${LIVE}/join"`);
		}
		expect(second.text).toContain("ie.new@helvora.example");
		expect(third.text).not.toContain("helvora.example");
	}
	await portal.forgetCalls();
	const told = await pageWith(404, other.get(`${LIVE}/join`));
	expect(told.text).toContain(t("notices.webinarRegisterFirst"));
	expect(told.html).toMatch(new RegExp(`<form[^>]*action="${LIVE}/register".*?>${t("event.register")}</button>`, "s"));
	// The page has the link's answer.
	expect((await learningCalls()).filter(({ method }) => method === "POST")).toHaveLength(1);
	await portal.fault({ path: "/api/webinargeek/check-registration", body: { registered: true } });
	expect((await pageWith(404, other.get(`${LIVE}/join`))).text).toContain(t("notices.webinarNoLink"));
	await portal.heal();
	await other.form(`${LIVE}/register`, {});
	const links = await Promise.all(
		[one, other].map(async (who) => (await who.get(`${LIVE}/join`)).headers.get("location")),
	);
	expect(links[0]).not.toBe(links[1]);
	const stranger = await anybody().get(`${LIVE}/join`);
	expect(stranger.status).toBe(303);
	expect(stranger.headers.get("location")).toBe(`/en-IE/login?return=${encodeURIComponent(LIVE)}`);
});

test("[7.16] what is full, over or gated refuses in place, and leads to the others; a recording leads to its own address", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const { html, text } = await pageWith(422, someone.form(`${FULL}/register`, {}));
	expect(text).toMatch(/This webinar is full\..+See other webinars Try again/);
	expect(html).toContain('<a class="button" href="/en-IE/webinars">');
	const again = `<a class="button button--ghost" href="${FULL}">`;
	expect(html).toContain(again);
	const over = await someone.form(`${REPLAY}/register`, {});
	expect(over.status).toBe(410);
	await portal.fault({ path: "/api/webinargeek/register", status: 410 });
	const closed = await (await someone.form(`${FULL}/register`, {})).text();
	expect(textOf(closed)).toContain("Registration for this webinar has closed. See other webinars");
	expect(closed).not.toContain(again);
	await portal.heal();
	const watched = await someone.get(`${REPLAY}/watch`);
	expect([watched.status, watched.headers.get("cache-control")]).toEqual([303, "no-store"]);
	expect(watched.headers.get("location")).toContain("/watch/wg-web-ra-early-en-IE?key=");
	expect((await anybody().get(`${REPLAY}/watch`)).headers.get("location")).toContain("/en-IE/login?");
	expect((await someone.get(`${SOON}/watch`)).status).toBe(404);
	// A joining link without an address leads to the page, which says that the webinar is over or cancelled.
	for (const gone of [REPLAY, CANCELLED]) {
		const late = await someone.get(`${gone}/join`);
		expect([late.status, late.headers.get("location")]).toEqual([303, `${gone}#event`]);
	}
	expect((await pageWith(401, anybody().form(`${SOON}/register`, {}))).text).toContain("Please sign in first.");
	await portal.forgetCalls();
	for (const action of ["join", "watch", "calendar.ics"])
		expect((await anybody().get(`${GATED}/${action}`)).status, action).toBe(403);
	expect((await anybody().form(`${GATED}/register`, {})).status).toBe(403);
	expect(await learningCalls()).toEqual([]);
	const elsewhere = await someone.form(`${SOON}/register`, {}, { Origin: "http://evil.example" });
	expect(elsewhere.status).toBe(403);
	expect((await someone.get(`${SOON}/register`)).headers.get("location")).toBe(SOON);
});

// tests/unit/webinar-refusals.test.ts has more of the vendor's words.
test.each([
	["a 422 that says already", { status: 422, body: { message: "is already registered to this broadcast" } }, 303, ""],
	["a 422 that says full", { status: 422, body: { message: "The webinar is full." } }, 422, "This webinar is full"],
	["any other 422", { status: 422, body: { message: "No", errors: { email: ["x"] } } }, 422, "was not accepted"],
	["200 that registers nobody", { status: 200, body: { registered: false } }, 422, "was not accepted"],
	["429", { status: 429 }, 429, "Too many attempts"],
	["another answer", { status: 200, body: { ok: 1 } }, 503, "Nothing is lost"],
	["no answer in time", { delay: 4000 }, 503, "Nothing is lost"],
])("[7.16] [8.02] register answers %s", async (_, fault, status, words) => {
	const someone = await signIn(portal, "ie.new", "ie");
	await portal.fault({ path: "/api/webinargeek/register", ...fault });
	const { html, text } = await pageWith(status, someone.form(`${SOON}/register`, {}));
	expect(text).toContain(words);
	if (status === 303 || words === "This webinar is full") return;
	expect(html).toMatch(new RegExp(`type="submit"[^>]*>${t("event.registerAgain")}<`));
	expect(text).toContain("You will be registered as Ciarán");
});

/** Each fault in another locale, whose webinars are not cached yet. */
test.each([
	["is slow", { delay: 4000 }, "nl-BE"],
	["talks nonsense", { status: 200, body: "<html>" }, "de-CH"],
	["does not know it", { status: 404 }, "tr-TR"],
] as const)("[2.20] [8.02] a provider that %s: the page follows the dates, with a retry", async (_, fault, locale) => {
	const words = translator(locale);
	const { country } = localeOf(locale);
	const someone = await signIn(portal, country, country);
	const list = await (await someone.get(`/${locale}/webinars`)).text();
	const paths = [...list.matchAll(/class="card__title"><a href="([^"]+)"/g)].map(([, path]) => path ?? "");
	const [live = "", soon = "", replay = ""] = [paths[0], paths[1], paths[7]];
	await portal.fault({ path: "/api/webinargeek", ...fault });
	const states = [
		[soon, "upcoming"],
		[live, "live"],
		[replay, "ended"],
	] as const;
	// With the slow fault only one page is read, to save time.
	for (const [path, phase] of "delay" in fault ? states.slice(0, 1) : states) {
		const { status, text, html } = await page(someone, path);
		expect(status).toBe(200);
		expect(html).toContain(`data-phase="${phase}"`);
		expect(text).toContain(words("event.unsure"));
		expect(html).toContain(`<a href="${path}?whole#event" data-enhance="retry">${words("error.retry")}</a>`);
		if (phase !== "ended") expect(text).toContain(words("event.unknown"));
	}
	expect((await someone.get(`${soon}/calendar.ics`)).status).toBe(200);
	const join = await someone.get(`${live}/join`);
	expect([join.status, join.headers.get("location")]).toEqual([503, null]);
	// The failed answer is not asked for again at once.
	if ("status" in fault && fault.status === 404) return;
	await portal.heal();
	// An open circuit lets a probe through after a while.
	const isSure = async () => !(await page(someone, soon)).text.includes(words("event.unsure"));
	await expect.poll(isSure, { timeout: 45_000, interval: 500 }).toBe(true);
});

const hcaSession = async () => {
	const person = await portal.personOf("hca", "WBEM00090002");
	return sealed(sessionOf({ id: "WBEM00090002", firstName: "marc" }, { identity: "hca", country: "be", person }));
};

test("[3.02] [7.16] whom the identity knows without e-mail and name is asked for them, and reads nothing of an address", async () => {
	const marc = async () => {
		const someone = visitor(portal, "be.localhost");
		someone.as(await hcaSession());
		return someone;
	};
	const path = "/nl-BE/webinars/live-hartfalen-in-de-eerste-lijn";
	const found = /href="(\/nl-BE\/webinars\/[^"]*hartfalen[^"]*)"/.exec(
		await (await portal.get("be.localhost/nl-BE/webinars")).text(),
	);
	const webinar = found?.[1] ?? path;
	const someone = await marc();
	const form = await page(someone, webinar);
	expect(form.html).toContain('name="email"');
	expect(form.html).toContain('name="lastname"');
	expect(form.html).not.toContain('name="firstname"');
	const empty = someone.form(`${webinar}/register`, { email: "x", lastname: "" });
	expect((await pageWith(422, empty)).html).toContain('value="x"');
	const errors = { email: ["Not an address of a practice."], lastname: ["Your full name is needed."] };
	const body = { message: "Your full name is needed.", errors };
	await portal.fault({ path: "/api/webinargeek/register", status: 422, body, times: 1 });
	const typed = { email: "marc@practice.example", lastname: "Claes", firstname: "forged" };
	const refused = await pageWith(422, someone.form(`${webinar}/register`, typed));
	expect(refused.text).toContain(translator("nl-BE")("notices.checkFields"));
	for (const name of ["email", "lastname"])
		expect(refused.html, name).toMatch(new RegExp(`id="page-${name}"[^>]*aria-invalid="true"`));
	await portal.forgetCalls();
	expect((await someone.form(`${webinar}/register`, typed)).status).toBe(303);
	expect((await learningCalls()).map(({ body }) => body)).toEqual([
		expect.objectContaining({ email: "marc@practice.example", firstname: "marc", lastname: "Claes" }),
	]);
	expect((await page(someone, webinar)).text).toContain("U bent ingeschreven");
	expect((await someone.get(`${webinar}/join`)).status).toBe(303);
	// Another visit that types the same address is told that it is taken, and gets no link.
	const stranger = await marc();
	const taken = await pageWith(409, stranger.form(`${webinar}/register`, typed));
	expect(taken.text).toContain("Dit e-mailadres is al ingeschreven.");
	expect((await stranger.get(`${webinar}/join`)).status).toBe(404);
	expect((await page(stranger, webinar)).text).not.toContain("U bent ingeschreven");
	// Nobody fills another person's mailbox with registrations.
	await portal.fault({ path: "/api/webinargeek/register", status: 200, body: { registered: true } });
	const send = () => stranger.form(`${webinar}/register`, { ...typed, email: "mailbox@practice.example" });
	for (let count = 0; count < BUCKETS.typed.number; count++) expect((await send()).status).toBe(303);
	expect((await send()).status).toBe(429);
	// Presses at once are one registration. Strangers without an account use up an address for themselves alone.
	const often = "pressed-often@practice.example";
	const press = () => stranger.form(`${webinar}/register`, { ...typed, email: often });
	const reply = { ...typed, firstname: "Marc", email: often, profession: "I", phone: "01 555 0199", attending: "true" };
	const meet = () => anybody().form(`${ON_SITE}/attend`, reply);
	for (let count = 0; count < BUCKETS.typed.number; count++) await meet();
	expect((await meet()).status).toBe(429);
	await portal.heal();
	for (const times of [{ times: 1, delay: 300 }, {}])
		await portal.fault({ path: "/api/webinargeek/register", status: 200, body: { registered: true }, ...times });
	await portal.forgetCalls();
	const pressed = await Promise.all(Array.from({ length: 6 }, press));
	expect(pressed.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 303]);
	while ((await press()).status === 303);
	const sent = (await learningCalls()).filter(({ path }) => path === "/api/webinargeek/register");
	expect(sent).toHaveLength(BUCKETS.typed.number);
	await portal.heal();
});

test("[2.20] [7.16] [7.19] what the CMS cancels is closed everywhere, whatever the provider says; nobody is asked", async () => {
	const slug = "cancelled-by-the-editors";
	const webinar = { webinargeek_id: SOON_ID, starts_at: "2099-03-01T10:00:00Z", status: "cancelled" };
	const on_site = { venue: "Liffey Conference House" };
	const item = itemOf(slug, { content_type: "webinars", webinar: { ...webinar, on_site } });
	await portal.fault({ path: `/api/strapi/en-IE/item/webinars/${slug}/`, body: item });
	const someone = await signIn(portal, "ie", "ie");
	await portal.forgetCalls();
	const { html, text } = await page(someone, at(slug));
	expect(text).toMatch(/Cancelled .+This webinar will not take place\./);
	for (const action of ["calendar.ics", "register", "attend"]) expect(html).not.toContain(`${at(slug)}/${action}`);
	expect((await someone.form(`${at(slug)}/register`, {})).status).toBe(410);
	expect((await someone.form(`${at(slug)}/attend`, { attending: "true", profession: "I" })).status).toBe(422);
	expect(await learningCalls()).toEqual([]);
	expect((await someone.get(`${at(slug)}/calendar.ics`)).status).toBe(410);
});

test("[2.20] the calendar file: public facts in UTC, folded at 75 bytes, never for a cancelled one", async () => {
	const response = await anybody().get(`${ON_SITE}/calendar.ics`);
	expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	expect(response.headers.get("content-disposition")).toBe('attachment; filename="webinar.ics"');
	const text = await response.text();
	const lines = text.split("\r\n");
	expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
	const unfolded = text.replace(/\r\n[ \t]/g, "");
	expect(unfolded).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.+\r\n/);
	expect(unfolded).toContain("SUMMARY:COPD evening in Dublin and online");
	// Six o'clock in Dublin, in winter and in summer.
	expect(unfolded).toMatch(/DTSTART:\d{8}(?:T180000Z\r\nDTEND:\d{8}T20|T170000Z\r\nDTEND:\d{8}T19)0000Z/);
	expect(unfolded).toContain(`http://ie.localhost${ON_SITE}`);
	const online = `Online: http://ie.localhost${ON_SITE}`;
	expect(unfolded).toContain(`LOCATION:Liffey Conference House\\, 14 Harbour Row\\, Dublin 2 / ${online}\r\n`);
	expect(text).not.toMatch(PERSONAL);
	const cancelled = await pageWith(410, anybody().get(`${CANCELLED}/calendar.ics`));
	expect(cancelled.text).toContain("This webinar will not take place.");
	expect((await anybody().get("/en-IE/webinars/nothing/calendar.ics")).status).toBe(404);
});

test("[2.14] [9.03] the list: live and upcoming first, the soonest before the others, then the past; counted as a whole", async () => {
	const html = await (await anybody().get("/en-IE/webinars")).text();
	const slugs = [...html.matchAll(/class="card__title"><a href="\/en-IE\/webinars\/([^"]+)"/g)].map(([, slug]) => slug);
	expect(slugs).toEqual([
		"sleep-apnoea-what-the-practice-can-do",
		"live-heart-failure-in-primary-care",
		"suspicious-moles-a-small-group-webinar",
		"after-gestational-diabetes-the-years-that-follow",
		"copd-evening-in-dublin-and-online",
		"oncavera-ask-the-experts-live",
		"diabetes-and-the-kidney-acting-early",
		"recognising-early-rheumatoid-arthritis",
		"immurelin-safety-update-after-five-years",
	]);
	expect(textOf(html)).toContain("9 items");
	const states = [...html.matchAll(/class="card__state" data-phase="(\w+)"/g)].map(([, phase]) => phase);
	expect(states).toEqual(["live", "cancelled", "recording", "ended"]);
	const filtered = textOf(await (await anybody().get("/en-IE/webinars?domain=3")).text());
	expect(filtered).toMatch(/(\d) items? .+\1 of \1 items? shown/);
	const tab = await (await anybody().get("/en-IE?collection=webinars")).text();
	expect(/card__title"><a href="([^"]+)"/.exec(tab)?.[1]).toBe(LIVE);
});

test("[7.16] what the provider calls full is told before anything is sent", async () => {
	const someone = await signIn(portal, "ie.new", "ie");
	expect((await page(someone, FULL)).text).toContain(t("notices.webinarFull"));
	expect((await page(someone, SOON)).text).not.toContain(t("notices.webinarFull"));
});

test("[2.14] the list tells who is signed in what they are registered for, and everybody what is cancelled or recorded", async () => {
	const someone = await signIn(portal, "ie.new", "ie");
	expect((await someone.form(`${SOON}/register`, {})).status).toBe(303);
	const cardOf = (html: string, path: string) =>
		textOf(html.split("<article").find((article) => article.includes(`href="${path}"`)) ?? "");
	for (const who of [someone, anybody()]) {
		const { html } = await page(who, "/en-IE/webinars?whole");
		expect(cardOf(html, CANCELLED)).toContain("Cancelled");
		expect(cardOf(html, REPLAY)).toContain("Recording");
		expect(cardOf(html, SOON).includes("You are registered")).toBe(who === someone);
		expect(cardOf(html, SOON)).toContain(` ${t(who === someone ? "event.title" : "event.register")} : Live`);
	}
});

test("[2.01] signed in, the home page asks the provider only on a day with a webinar", async () => {
	const someone = await signIn(portal, "ie", "ie");
	await portal.forgetCalls();
	await page(someone, "/en-IE");
	expect((await learningCalls()).map(({ path }) => path)).toContain("/api/webinargeek/registrations");

	await portal.purge();
	const webinar = { webinargeek_id: SOON_ID, starts_at: new Date(Date.now() + 3 * 86_400_000).toISOString() };
	const later = itemOf("a-webinar", { content_type: "webinars", webinar });
	await portal.fault({ path: "/api/strapi/en-IE/webinars", body: [later] });
	await portal.forgetCalls();
	await page(someone, "/en-IE");
	expect(await learningCalls()).toEqual([]);
});
