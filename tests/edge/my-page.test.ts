import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { formatDate } from "../../shared/format.ts";
import { accounts, at } from "./accounts.ts";
import { openedOn } from "./opened.ts";
import { sharedPortal } from "./own-portal.ts";
import { pageOf, textOf } from "./portal.ts";
import { htmlFaults } from "./valid-page.ts";
import { pageWith, signIn, type Visitor, visitor } from "./visitor.ts";

/** What the vendors know of who is signed in: on their page, in their record, in their files. */

const portal = sharedPortal({ before: "healed" });
const backend = accounts(portal);
const t = translator("de-CH");
const OVER = `<h3>${t("own.over")}</h3>`;

const PAGE = "/de-CH/account";
const RECORD = "/de-CH/account/record";
const CSV = `${RECORD}.csv`;
const CALENDAR = `${PAGE}/webinars.ics`;
const PERSONAL = /\/(?:join|watch|learn)\/[\w-]{20,}/;
const ALL = "/api/webinargeek/registrations";
const ONE = "/api/webinargeek/check-registration";
const LEARNER = "/api/talentLMS/user/";
const PROGRESS = "re:/talentLMS/course/.*/user/";
const COMPLETED = { completion_status: "completed", completion_percentage: 100 };
/** A backend without the optional call. */
const withoutList = (status = 404) => portal.fault({ path: ALL, status, body: { message: "No such call" } });

const [SOON, LIVE, CANCELLED] = ["web-hf-primary-care", "web-sleep-apnoea", "web-gestational-diabetes"];
const webinar = (key: string, locale = "de-CH") => `wg-${key}-${locale}`;
const registered = async (name: string, key: string, locale?: string) => {
	const person = { email: at(name), firstname: "Ann", lastname: "Doyle", locale: "de-CH" };
	const body = { webinar_id: webinar(key, locale), ...person };
	const { status } = await backend.call("POST", "webinargeek/register", body);
	expect([200, 409]).toContain(status);
};

/** The date that it was this many days ago; its last four characters are the year. */
const daysAgo = (days: number, zone = "Europe/Zurich") =>
	formatDate(new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString(), "de-CH", zone);

/** Signed in once for all tests: the portal counts sign-ins. */
const visitors = new Map<string, Promise<Visitor & { userId: string }>>();
function someoneOf(name: string, code: "ch" | "tr" | "be" = "ch") {
	const known = visitors.get(name) ?? signIn(portal, name, code);
	visitors.set(name, known);
	return known;
}
const read = async (someone: Visitor, path: string) => {
	const page = await pageOf(someone.get(path));
	expect(page.html, path).not.toMatch(PERSONAL);
	expect(page.cache, path).toMatch(/no-store/);
	return page;
};
/** What stands in one of the page's parts. */
const partOf = (html: string, name: string) =>
	textOf(new RegExp(`<section[^>]* id="${name}".*?</section>`, "s").exec(html)?.[0] ?? "");
const vendorCalls = async () =>
	(await portal.calls()).filter(({ path }) => /talentLMS\/(?:user|course\/.*user)|registration/.test(path));

test("the page shows upcoming, live and past webinars and courses at each stage, each with its next step", async () => {
	const someone = await someoneOf("ch");
	for (const key of [SOON, LIVE]) await registered("ch", key);
	await registered("ch", SOON, "fr-CH");
	await portal.forgetCalls();
	const { status, html } = await read(someone, `${PAGE}?whole`);
	expect(status).toBe(200);
	expect((await vendorCalls()).map(({ method, path, body }) => [method, path, body])).toEqual(
		expect.arrayContaining([
			["POST", ALL, { email: at("ch") }],
			["GET", `/api/talentLMS/user/${someone.userId}`, ""],
			["GET", `/api/talentLMS/course/101/user/${someone.userId}`, ""],
		]),
	);
	expect(await vendorCalls()).toHaveLength(3);

	const webinars = partOf(html, "webinars");
	expect(webinars).toMatch(/Meine Webinare Jetzt live .*Jetzt teilnehmen/);
	expect(html).toContain(OVER);
	expect(webinars).toContain(t("own.attended"));
	expect(html).toMatch(/<li class="own__item" data-phase="live">.*?href="\/de-CH\/webinars\/[^"/]+\/join"/s);
	// Not before it begins; and the event of the country's other language leads to its page there.
	expect(html.match(/\/join"/g)).toHaveLength(1);
	expect(html).toMatch(/href="\/fr-CH\/webinars\/[^"/]+" lang="fr-CH" hrefLang="fr-CH"/);
	expect(html).toMatch(/href="\/de-CH\/webinars\/[^"/]+\/watch"/);
	expect(html).toMatch(/<time class="event__date" dateTime="[^"]+" data-ends="[^"]+" data-zone="[^"]+"/i);
	expect(html).toContain(`href="${CALENDAR}"`);

	const courses = partOf(html, "courses");
	expect(courses).toMatch(/50 ?% abgeschlossen Kurs fortsetzen/);
	expect(courses).toMatch(/Abgeschlossene Kurse .+ Abgeschlossen am \d+\. \w+ \d{4} Zeitaufwand 45\smin/);
	expect(html).toContain('href="/de-CH/e-learnings/102/go"');
	expect(html).toContain('href="/de-CH/e-learnings/101/certificate"');
	expect(html).toMatch(/<a href="\/de-CH\/account" aria-current="page">/);
});

test.each([404, 405, 501])(
	"without the optional call (%i) the next webinars are requested once each",
	async (status) => {
		const someone = await someoneOf("ch");
		await registered("ch", LIVE);
		await withoutList(status);
		await portal.forgetCalls();
		const { html } = await read(someone, `${PAGE}?whole`);
		const asked = (await vendorCalls()).filter(({ path }) => path === ONE).map(({ body }) => body);
		expect(asked.length).toBeGreaterThan(4);
		expect(asked.length).toBeLessThanOrEqual(12);
		expect(new Set(asked.map((body) => JSON.stringify(body))).size).toBe(asked.length);
		for (const body of asked) expect(body).toMatchObject({ email: at("ch") });
		const bodies = JSON.stringify(asked);
		for (const key of ["web-ra-early", "web-immurelin-safety"]) expect(bodies).not.toContain(key);
		const webinars = partOf(html, "webinars");
		expect(webinars).toContain("Jetzt live");
		expect(webinars).toContain(t("own.nextOnly"));
		expect(html).not.toContain(OVER);
	},
);

test("if the provider fails halfway, the page shows the part that it has and a note", async () => {
	const someone = await someoneOf("ch");
	// In both languages: the earliest webinar is requested first, with a response; all others fail.
	for (const locale of ["de-CH", "fr-CH"]) await registered("ch", LIVE, locale);
	await withoutList();
	await portal.fault({ path: ONE, times: 1 });
	await portal.fault({ path: ONE, status: 500, delay: 300 });
	const { html } = await read(someone, `${PAGE}?whole`);
	const webinars = partOf(html, "webinars");
	expect(webinars).toContain("Jetzt live");
	expect(webinars).toMatch(/Bei \d+ Webinaren konnten wir nicht prüfen, ob Sie angemeldet sind\. Erneut versuchen/);
	expect((await someone.get(CALENDAR)).status).toBe(503);

	await portal.heal();
	await portal.fault({ path: PROGRESS, status: 500 });
	const courses = partOf((await read(someone, `${PAGE}?whole`)).html, "courses");
	expect(courses).toMatch(
		/Wir konnten nicht alle Angaben zu Ihren abgeschlossenen Kursen laden\. Erneut versuchen .*50 ?% abgeschlossen/,
	);
	const record = partOf((await read(someone, `${RECORD}?whole`)).html, "courses");
	expect(record).toContain(t("record.gaps.details"));
	expect((await someone.get(CSV)).status).toBe(503);
});

/** faults.test.ts has more of them, which are one error to the page. */
const FAULTS = { "answers 500": { status: 500 }, "answers another shape": { status: 200, body: 3 } } as const;

test.each(Object.entries(FAULTS))("a vendor that %s fails only its part, which can be retried", async (_, fault) => {
	const someone = await someoneOf("ch");
	const failed = (part: "webinars" | "courses") => t(`parts.failed.${part}`);
	for (const page of [PAGE, RECORD]) {
		for (const [call, part, other] of [
			[ALL, "webinars", "courses"],
			[LEARNER, "courses", "webinars"],
		] as const) {
			await portal.fault({ path: call, ...fault });
			const { status, html } = await read(someone, `${page}?whole`);
			expect(status).toBe(200);
			expect(partOf(html, part), part).toContain(`${failed(part)} ${t("error.retry")}`);
			expect(html).toMatch(new RegExp(`href="${page}\\?(?:year=\\d+&amp;)?whole#${part}" data-enhance="retry"`));
			expect(partOf(html, other), other).not.toContain(failed(other));
			await portal.heal();
			expect(partOf((await read(someone, `${page}?whole`)).html, part)).not.toContain(failed(part));
		}
	}
	// A file is whole, or it is not made.
	await portal.fault({ path: ALL, ...fault });
	for (const file of [CSV, CALENDAR]) {
		const answer = await someone.get(file);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
	}
});

test("the page does not wait for slow vendors; their parts follow, unless the session has ended", async () => {
	const someone = await someoneOf("tr", "tr");
	const turkish = translator("tr-TR");
	/** With the vendors' answers held back. */
	const openedEarly = async (page: string) => {
		for (const path of [ALL, LEARNER]) await portal.fault({ path, hold: true });
		return openedOn(portal, someone, page);
	};
	// A course that was completed days ago may be of the year before.
	for (const page of ["/tr-TR/account", `/tr-TR/account/record?year=${daysAgo(12, "Europe/Istanbul").slice(-4)}`]) {
		const { first, rest, headers } = await openedEarly(page);
		expect([headers.get("cache-control"), headers.get("x-late-parts")]).toEqual(["private, no-store", "1"]);
		for (const part of ["webinars", "courses"] as const)
			expect(textOf(first)).toContain(turkish(`parts.asking.${part}`));
		expect(first).toMatch(/<a class="asking__whole" href="[^"]+whole#courses">/);
		expect(textOf(first)).not.toMatch(/45\sdk/);
		await portal.heal();
		expect(textOf(await rest())).toMatch(/45\sdk/);
	}
	const { rest } = await openedEarly("/tr-TR/account");
	visitors.delete("tr");
	expect((await someone.form("/tr-TR/logout", {})).status).toBe(303);
	await portal.heal();
	const late = textOf(await rest());
	expect(late).toContain(turkish("account.signInFirst"));
	expect(late).not.toMatch(/45\sdk|Katıldınız/);
});

test("the record has the year's courses and the webinars reported as attended", async () => {
	const someone = await someoneOf("ch");
	await registered("ch", LIVE);
	const [completed, year, yearAttended] = [daysAgo(12), daysAgo(12).slice(-4), daysAgo(9).slice(-4)];
	const { html, text } = await read(someone, `${RECORD}?year=${year}&whole`);
	expect(text).toContain(`Teilnahmen ${year}`);
	expect(partOf(html, "courses")).toMatch(new RegExp(`${completed} \\S.+ 45\\smin Helvora`));
	const attended = partOf((await read(someone, `${RECORD}?year=${yearAttended}&whole`)).html, "webinars");
	expect(attended).toMatch(/\d{4} .+ 1\sh Helvora/);
	expect(attended).not.toContain("Schlafapnoe");
	expect(await htmlFaults(html)).toEqual([]);
	const old = await read(someone, `${RECORD}?year=2001&whole`);
	const noCourses = t("record.none.courses", { year: 2001 });
	expect(partOf(old.html, "courses")).toContain(`${noCourses} ${t("record.otherYears")} ${year}`);
	expect(partOf(old.html, "webinars")).toContain(t("record.none.webinars", { year: 2001 }));

	await withoutList();
	const untold = await read(someone, `${RECORD}?year=${year}&whole`);
	expect(partOf(untold.html, "webinars")).toContain(t("record.notTold"));
	const file = await (await someone.get(`${CSV}?year=${year}`)).text();
	expect(file).toContain(`"${t("record.notTold")}"`);
});

test("page and file name the data that providers do not report", async () => {
	const someone = await someoneOf("ch");
	await portal.fault({ path: PROGRESS, body: COMPLETED });
	const past = { webinar_id: "gone-1", starts_at: "2019-05-05T17:00:00Z", title: "=1+1 gone" };
	const body = [
		past,
		{ ...past, webinar_id: "gone-2", title: "Attended", attended: true },
		{ webinar_id: "gone-3", attended: true },
	];
	await portal.fault({ path: ALL, status: 200, body });
	const { html } = await read(someone, `${RECORD}?year=2019&whole`);
	expect(partOf(html, "courses")).toMatch(/Unvollständige Angaben .+ Der Anbieter nennt kein Datum\./);
	const webinars = partOf(html, "webinars");
	expect(webinars).toMatch(/5\. Mai 2019 Attended Nicht angegeben Helvora/);
	expect(webinars).toContain(`=1+1 gone ${t("record.gaps.attendance")}`);
	expect(webinars).toContain("Webinar gone-3 Der Anbieter nennt kein Datum.");

	const answer = await someone.get(`${CSV}?year=2019`);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	expect(answer.headers.get("content-disposition")).toContain('attachment; filename="Helvora Pro Teilnahmen 2019.csv"');
	expect([answer.headers.get("cache-control"), answer.headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
	const bytes = Buffer.from(await answer.arrayBuffer());
	expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	const lines = bytes.subarray(3).toString().split("\r\n");
	expect(lines[0]).toBe('"Datum";"Titel";"Art";"Dauer (Minuten)";"Anbieter";"Bemerkung"');
	expect(lines).toContain('"2019-05-05";"Attended";"Webinar";"";"Helvora";"Dauer nicht angegeben."');
	expect(lines).toContain(`"2019-05-05";"'=1+1 gone";"Webinar";"";"Helvora";"${t("record.gaps.attendance")}"`);
	expect(lines.at(-1)).toBe("");
});

test("an impossible year is neither a page nor a file", async () => {
	const someone = await someoneOf("ch");
	for (const query of ["year=1999", "year=2999", "year=abc", "year=2024&year=2025"]) {
		for (const path of [RECORD, CSV]) {
			const answer = await someone.get(`${path}?${query}`);
			expect([answer.status, answer.headers.get("content-type")], query).toEqual([404, "text/html; charset=utf-8"]);
			expect(textOf(await answer.text())).toContain("Seite nicht gefunden");
		}
	}
});

test("the calendar has the upcoming registered webinars, without join links", async () => {
	const someone = await someoneOf("ch");
	for (const key of [SOON, LIVE]) await registered("ch", key);
	for (const prepare of [() => undefined, withoutList]) {
		await prepare();
		const answer = await someone.get(CALENDAR);
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
		expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
		expect(answer.headers.get("content-disposition")).toContain("Meine%20Webinare.ics");
		const text = (await answer.text()).replace(/\r\n[ \t]/g, "");
		expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.+\r\n/);
		expect(text).not.toMatch(/join|watch/);
		const own = await someone.get(`${PAGE}?whole`).then((page) => page.text());
		const pages = [...own.matchAll(/data-phase="(?:upcoming|live)">.*?href="(\/\w\w-CH\/webinars\/[^"/]+)"/gs)];
		expect(pages.length).toBeGreaterThanOrEqual(2);
		expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(pages.length);
		for (const [, page] of pages) {
			// The same entry as that of the page's own file, so that a calendar has it once.
			const single = (await (await someone.get(`${page}/calendar.ics`)).text()).replace(/\r\n[ \t]/g, "");
			expect(text).toContain(/UID:.+\r\n/.exec(single)?.[0] ?? "none");
		}
	}
	// One that does not take place is no date.
	await portal.heal();
	await portal.fault({ path: ALL, status: 200, body: [{ webinar_id: webinar(CANCELLED) }, { webinar_id: "gone-1" }] });
	const none = await someone.get(CALENDAR);
	expect([none.status, none.headers.get("location")]).toEqual([303, PAGE]);
});

test("all calls are for the session's user, whatever the URL says", async () => {
	const [one, other] = [await someoneOf("ch"), await someoneOf("ch.new")];
	await registered("ch", SOON);
	await portal.forgetCalls();
	const forged = `?whole&email=${encodeURIComponent(at("ch"))}&user=${one.userId}&id=${one.userId}`;
	const { html } = await read(other, PAGE + forged);
	expect(partOf(html, "webinars")).toMatch(/Sie sind zu keinem kommenden Webinar angemeldet\. Webinar finden/);
	expect(partOf(html, "courses")).toMatch(/Keine laufenden Kurse\. Kurs finden/);
	for (const { path, body } of await vendorCalls()) {
		expect(path).not.toContain(`user/${one.userId}`);
		expect(JSON.stringify(body)).not.toContain(at("ch"));
	}
	expect((await other.get(CALENDAR + forged)).status).toBe(303);
	const file = await (await other.get(CSV + forged.replace("?whole", "?x=1"))).text();
	expect(file.trim().split("\r\n")).toHaveLength(1);
});

test("a visitor without session is led to the sign-in and back, and no vendor is called", async () => {
	const anybody = visitor(portal, "ch.localhost");
	for (const path of [PAGE, RECORD, `${RECORD}?year=2024`, `${PAGE}/profile`]) {
		const { html, text } = await pageWith(200, anybody.get(path));
		expect(text).toContain(t("account.signInFirst"));
		expect(html).toContain(`href="/de-CH/login?return=${encodeURIComponent(path)}"`);
		expect(html).not.toContain("account__tabs");
	}
	for (const [file, from] of [
		[`${CSV}?year=2024`, `${RECORD}?year=2024`],
		[CALENDAR, PAGE],
	] as const) {
		const answer = await anybody.get(file);
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([303, "no-store"]);
		expect(answer.headers.get("location")).toBe(`/de-CH/login?return=${encodeURIComponent(from)}`);
	}
	expect(await vendorCalls()).toEqual([]);
});

test("limited access shows no links to courses that are closed to it", async () => {
	const someone = await someoneOf("tr.tl1", "tr");
	const course = { id: "102", completion_status: "incomplete", completion_percentage: 50 };
	await portal.fault({ path: LEARNER, status: 200, body: { courses: [course] } });
	const { html } = await read(someone, "/tr-TR/account?whole");
	expect(html).toContain('href="/tr-TR/e-learnings/102"');
	expect(html).not.toContain("/102/go");
});

test("the number of calls is bounded for a person with many courses and webinars", async () => {
	const someone = await someoneOf("ch");
	const courses = Array.from({ length: 60 }, (_, index) => ({ id: `c${index}`, ...COMPLETED }));
	const registrations = Array.from({ length: 60 }, (_, index) => ({ webinar_id: `w${index}` }));
	await portal.fault({ path: LEARNER, status: 200, body: { courses } });
	await portal.fault({ path: ALL, status: 200, body: registrations });
	await portal.forgetCalls();
	const { html } = await read(someone, `${PAGE}?whole`);
	expect(html.match(/<li class="own__item"/g)).toHaveLength(120);
	const calls = (await portal.calls()).map(({ path }) => path);
	expect(calls.filter((path) => path.includes("/talentLMS/course/c"))).toHaveLength(40);
	expect(calls.filter((path) => /\/webinargeek\/w\d/.test(path))).toHaveLength(24);
	const file = await (await someone.get(CSV)).text();
	expect(file.match(/Datum nicht verfügbar/g)).toHaveLength(20);
});
