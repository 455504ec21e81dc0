import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { openedOn } from "./opened.ts";
import { sharedPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { signIn, type Visitor } from "./visitor.ts";

/** Pages with late parts: vendors' data and optional content. */

const portal = sharedPortal({ before: "healed" });

const t = translator("en-IE");
const SOON = "/en-IE/webinars/live-heart-failure-in-primary-care";
const CHECK = "re:^/api/webinargeek/check-registration";
/** Every part with vendors' data, by its page. */
const PERSONAL = [
	{ path: SOON, call: CHECK, part: "event", here: "You will be registered as" },
	{ path: "/en-IE/e-learnings/102", call: "re:/talentLMS/course/.*/user/", part: "course", here: "50% complete" },
	{ path: "/en-IE/e-learnings", call: "re:^/api/talentLMS/user/", part: "learning", here: "50% complete" },
] as const;
const [WEBINAR] = PERSONAL;

/** Opens a page whose vendor responds, as the fault says, once the rest of the page is read. */
async function opened(someone: Visitor, { path, call }: { path: string; call: string }, fault: object = {}) {
	const held = `${call}.*`;
	await portal.fault({ path: held, hold: true, ...fault });
	// For a second try.
	await portal.fault({ path: call, ...fault });
	const { rest, ...page } = await openedOn(portal, someone, path);
	const released = async () => {
		await portal.heal(held);
		return rest();
	};
	return { ...page, rest: released };
}
const linesOf = (headers: { get(name: string): string | null }) =>
	portal.logs().filter((line) => line.includes(headers.get("x-request-id") ?? "none"));

test.each(PERSONAL)("$path is sent before the vendor's response, which follows", async (page) => {
	const someone = await signIn(portal, "ie", "ie");
	const { first, rest, headers, status } = await opened(someone, page);
	expect([status, headers.get("cache-control"), headers.get("x-late-parts")]).toEqual([200, "private, no-store", "1"]);
	expect(textOf(first)).toContain(t(`parts.asking.${page.part}`));
	expect(first).not.toContain(page.here);
	expect(first).toMatch(/<a class="asking__whole" href="[^"]+\?whole#\w+">Load the full page<\/a>/);
	expect(linesOf(headers)).toEqual([]);
	const late = await rest();
	expect(textOf(late)).toContain(page.here);
	expect(late).toMatch(/<\/body><\/html>$/);
	// One line, once the last part has come, with the call that it waited for.
	await expect.poll(() => linesOf(headers)).toHaveLength(1);
	const line = JSON.parse(linesOf(headers)[0] ?? "");
	expect(line).toMatchObject({ event: "request", status: 200, firstMs: expect.any(Number) });
});

test("[9.05] a page with late parts has the policy of every page, which allows its scripts by their hashes", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const { first, rest, headers } = await opened(someone, WEBINAR);
	const html = first + (await rest());
	await portal.heal();
	const policy = headers.get("content-security-policy") ?? "";
	expect(policy).toBe((await someone.get(SOON)).headers.get("content-security-policy"));
	const scripts = [...html.matchAll(/<script(?! type="application)[^>]*>(.*?)<\/script>/gs)];
	expect(scripts.length).toBeGreaterThan(2);
	for (const [, text = ""] of scripts)
		expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
});

const SCRIPTS = /<script(?! data-entry| type="application)/;

test("with ?whole a page is one text without inline scripts, with the same addresses", async () => {
	const someone = await signIn(portal, "ie", "ie");
	await portal.fault({ path: CHECK, delay: 400 });
	for (const query of ["?whole", "?notice=meetingYes", "?whole=1&notice=x"]) {
		const answer = await someone.get(SOON + query);
		const html = await answer.text();
		expect(answer.headers.has("x-late-parts"), query).toBe(false);
		expect(html).not.toMatch(SCRIPTS);
		expect(textOf(html)).toContain("You will be registered as");
		expect(html.replace(/<a [^>]*data-enhance="retry"[^>]*>/g, "")).not.toContain("whole");
		expect(html).toContain(`<link rel="canonical" href="http://ie.localhost${SOON}"/>`);
	}
	const refused = await someone.form("/en-IE/webinars/suspicious-moles-a-small-group-webinar/register", {});
	expect([refused.status, refused.headers.has("x-late-parts")]).toEqual([422, false]);
	const head = await someone.get(SOON, {}, "HEAD");
	expect([head.status, head.headers.has("x-late-parts")]).toEqual([200, false]);
	await portal.heal();
	const plain = await someone.get(SOON);
	expect(await plain.text()).not.toMatch(SCRIPTS);
	expect(plain.headers.has("x-late-parts")).toBe(false);
});

test("if the session ends meanwhile, the personal part is that of an anonymous visitor", async () => {
	for (const page of PERSONAL) {
		const someone = await signIn(portal, "ie.new", "ie");
		const { first, rest } = await opened(someone, page);
		expect(first).toContain('data-state="pending"');
		expect((await someone.form("/en-IE/logout", {})).status).toBe(303);
		const late = await rest();
		expect(late).toContain('data-state="late"');
		expect(textOf(late), page.path).not.toContain(page.here);
		expect(late).not.toMatch(/ie\.new@|Ciarán|card__state/);
		await portal.heal();
	}
});

const FAULTS = {
	"answers 500": { status: 500 },
	"answers nonsense": { status: 200, body: "<html>maintenance</html>" },
} as const;

test.each(Object.entries(FAULTS))("a vendor that %s after the flush fails in its part alone", async (_, fault) => {
	const someone = await signIn(portal, "ie", "ie");
	for (const page of PERSONAL) {
		const { first, rest, headers } = await opened(someone, page, fault);
		expect(first).toContain('data-state="pending"');
		const late = await rest();
		expect(textOf(late)).toMatch(/We can’t (check|load) your (registration|progress) right now\. Try again/);
		expect(late).toMatch(/href="[^"]+\?whole#\w+" data-enhance="retry"/);
		expect(late).toMatch(/<\/body><\/html>$/);
		const told = () => linesOf(headers).filter((line) => /-failed"/.test(line));
		await expect.poll(() => linesOf(headers).filter((line) => line.includes('"request"'))).toHaveLength(1);
		expect(told()).toHaveLength(1);
		expect(linesOf(headers).join()).not.toContain('"error"');
		await portal.heal();
	}
});

test("an aborted response is logged once, and not as an error", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const { headers, leave } = await opened(someone, WEBINAR);
	leave();
	await portal.heal();
	await expect.poll(() => linesOf(headers)).toHaveLength(1);
	expect(linesOf(headers)[0]).toContain('"request"');
	expect((await someone.get("/en-IE/about")).status).toBe(200);
	expect(linesOf(headers)).toHaveLength(1);
});
