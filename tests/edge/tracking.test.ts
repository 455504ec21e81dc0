import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { CONSENT_COOKIE, CONSENT_MAX_AGE, writeChoice } from "../../shared/consent.ts";
import { CONSENT_PATH } from "../../shared/endpoints.ts";
import { ownPortal } from "./own-portal.ts";
import { signIn, type Visitor, visitor } from "./visitor.ts";

/** How many events of one client are handed on. */
const LIMIT = 100;
const portal = ownPortal({
	before: "healed",
	vars: { BACKEND_DEADLINE_MS: "4000" },
	counted: { CLIENT_SIGNALS_LIMIT: LIMIT },
});
beforeEach(() => portal.backend("/__control/tracking", {}, { method: "DELETE" }));

const HOST = "ie.localhost";
const VIEW = { kind: "view", section: "news", url: "/en-IE/news", locale: "en-IE" };
const LISTS = { category: "c", trackingProduct: ["P"], trackingMessage: [], patientPopulation: ["A", "B"] };
const CLICK = { ...VIEW, kind: "click", ...LISTS, event: "download", eventUrl: "/en-IE/news/a/media/file" };
const agreed = (...to: ("analytics" | "marketing")[]) => writeChoice(to, "2026-11-21");

const report = async (who: Pick<Visitor, "json">, body: unknown): Promise<number> =>
	(await who.json("tracking/url", body)).status;
const log = async () =>
	z.array(z.record(z.string(), z.unknown())).parse(await (await portal.backend("/tracking.json", {})).json());
const calls = async () => (await portal.calls()).filter(({ path }) => path === "/api/tracking/url");
/** Waits for events to arrive, since the Worker sends them behind its answer. */
const SLOW = { timeout: 30_000 };
const untilLogged = (count: number) => expect.poll(async () => (await log()).length, SLOW).toBe(count);
const untilCalled = (count: number) => expect.poll(async () => (await calls()).length, SLOW).toBe(count);
const given = () => portal.logs().filter((line) => line.includes("tracking-failed"));

test("[3.08] [3.09] [7.20] the Worker adds who and where, and hands on what section 3 names and nothing else", async () => {
	const someone = visitor(portal, HOST);
	expect(await report(someone, VIEW)).toBe(204);
	await untilLogged(1);
	expect(await report(someone, { ...VIEW, url: "/en-IE/news/a", title: "T", ...LISTS })).toBe(204);
	await untilLogged(2);
	expect(await report(someone, CLICK)).toBe(204);
	await untilLogged(3);
	const place = { section: "news", locale: "en-IE", domain: HOST };
	expect(await log()).toEqual([
		{ ...place, url: "/en-IE/news", onekeyId: null },
		{ ...place, url: "/en-IE/news/a", title: "T", ...LISTS, onekeyId: null },
		{ ...place, url: "/en-IE/news", ...LISTS, event: CLICK.event, eventUrl: CLICK.eventUrl, user: null },
	]);
});

test("the Worker sets a consent's cookie again, as it is, for its 182 days; nothing else, and for no other site", async () => {
	const sent = (value: string, headers = {}) =>
		portal.post(HOST + CONSENT_PATH, "", {
			Origin: `http://${HOST}`,
			Cookie: `${CONSENT_COOKIE}=${value}`,
			...headers,
		});
	const answer = await sent(agreed("analytics"));
	expect([answer.status, answer.headers.get("cache-control")]).toEqual([204, "no-store"]);
	expect(answer.headers.getSetCookie()).toEqual([
		`${CONSENT_COOKIE}=1.2026-11-21.analytics; Max-Age=${CONSENT_MAX_AGE}; Path=/; SameSite=Lax`,
	]);
	expect((await sent(agreed())).headers.getSetCookie()).toHaveLength(1);
	for (const refused of [await sent("nonsense"), await sent(agreed(), { Origin: "http://elsewhere.example" })]) {
		expect([422, 403]).toContain(refused.status);
		expect(refused.headers.getSetCookie()).toEqual([]);
	}
	expect(await calls()).toEqual([]);
});

test("the user comes from the session, and only after consent to analytics", async () => {
	const user = await signIn(portal, "ie", "ie");
	for (const choice of [undefined, agreed(), agreed("marketing"), "nonsense.analytics", "%7Banalytics", "analytics"]) {
		if (choice !== undefined) user.jar.set(CONSENT_COOKIE, choice);
		await report(user, VIEW);
		await report(user, CLICK);
	}
	await untilLogged(12);
	expect((await log()).map(({ user, onekeyId }) => user ?? onekeyId ?? null)).toEqual(Array(12).fill(null));
	user.jar.set(CONSENT_COOKIE, agreed("analytics"));
	await report(user, VIEW);
	await untilLogged(13);
	await report(user, CLICK);
	await untilLogged(14);
	expect((await log()).slice(12)).toMatchObject([{ onekeyId: expect.stringMatching(/^W/) }, { user: user.userId }]);
	// On another country's page the session's user is not named.
	await report(user, { ...CLICK, locale: "tr-TR", url: "/tr-TR" });
	await untilLogged(15);
	expect((await log()).at(-1)).toMatchObject({ user: null });
});

test("[8.02] a user's id in a report is refused, as is any other nonsense, and reaches nobody", async () => {
	const someone = visitor(portal, HOST);
	someone.jar.set(CONSENT_COOKIE, agreed("analytics"));
	const refusal = async (body: unknown) => {
		const answer = await someone.call("tracking/url", body);
		expect(answer.body).toMatchObject({ message: expect.stringMatching(/./), statusCode: answer.status });
		return answer.status;
	};
	for (const nonsense of [
		{ ...VIEW, onekeyId: "WIEM00012348" },
		{ ...CLICK, user: "1" },
		{ ...VIEW, url: "/en-IE/news/a/demo-access" },
		{},
		"{",
	]) {
		expect(await refusal(nonsense), JSON.stringify(nonsense).slice(0, 80)).toBe(422);
	}
	expect(await refusal(`${JSON.stringify(VIEW)}${" ".repeat(13 * 1024)}`)).toBe(413);
	expect(await refusal("x".repeat(40 * 1024))).toBe(413);
	const from = { "Content-Type": "application/json", Origin: "https://other.example" };
	expect((await portal.post(`${HOST}/api/api/tracking/url`, JSON.stringify(VIEW), from)).status).toBe(403);
	expect((await portal.get(`${HOST}/api/api/tracking/url`)).status).toBe(404);
	expect(await calls()).toEqual([]);
});

test("whatever the backend does, the answer is 204; a failure is tried once more, a refusal and a late answer are not", async () => {
	const someone = visitor(portal, HOST);
	// Fills the retry budget, a tenth of all reads and events.
	for (let read = 0; read < 60; read++) expect(await report(someone, VIEW)).toBe(204);
	await untilLogged(60);
	let logged = 60;
	const path = "/api/tracking/url";
	for (const [fault, tries, outcome] of [
		[{ status: 500, times: 1 }, 2, "arrives"],
		[{ status: 503, times: 1 }, 2, "arrives"],
		[{ reset: true, times: 1 }, 2, "arrives"],
		[{ status: 500 }, 2, "is given up"],
		[{ reset: true }, 2, "is given up"],
		[{ status: 422 }, 1, "is given up"],
		// Tracking's deadline, half of the reads', is over by now.
		[{ status: 500, delay: 5000 }, 1, "is given up"],
		[{ status: 200, body: "nonsense" }, 1, "was taken"],
	] as const) {
		const what = JSON.stringify(fault);
		const before = given().length;
		await portal.forgetCalls();
		await portal.fault({ path, ...fault });
		expect(await report(someone, VIEW), what).toBe(204);
		await untilCalled(tries);
		if (outcome === "arrives") logged += 1;
		if (outcome === "is given up") await expect.poll(() => given().length, SLOW).toBe(before + 1);
		await portal.heal();
		await untilLogged(logged);
		// It is not sent again.
		expect(await report(someone, CLICK)).toBe(204);
		logged += 1;
		await untilLogged(logged);
		expect(await calls(), what).toHaveLength(tries + 1);
	}
	for (const line of given()) expect(line).not.toMatch(/en-IE\/news|onekeyId/);
});

test("one client's flood is answered and not handed on", async () => {
	const someone = visitor(portal, HOST);
	const isLimited = () => portal.logs().some((line) => line.includes("tracking-limited"));
	const answers = await Promise.all(Array.from({ length: LIMIT + 20 }, () => report(someone, VIEW)));
	expect(new Set(answers)).toEqual(new Set([204]));
	await expect.poll(isLimited).toBe(true);
	const another = visitor(portal, HOST);
	expect(await report(another, CLICK)).toBe(204);
	await expect.poll(async () => (await log()).at(-1), SLOW).toMatchObject({ event: "download" });
	expect((await calls()).length - 1).toBeLessThanOrEqual(LIMIT);
});
