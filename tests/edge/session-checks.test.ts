import { expect, test } from "vitest";
import * as z from "zod";
import { translator } from "../../locales/index.ts";
import { accounts } from "./accounts.ts";
import { gatedItem } from "./gated-corpus.ts";
import { sharedPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { readRoutes } from "./routes.ts";
import { opened, sealed } from "./sealing.ts";
import { pageWith, signIn, type Visitor, visitor } from "./visitor.ts";

/** A session is checked with the backend before it opens anything, and only then. */

const portal = sharedPortal({ before: "healed" });
const backend = accounts(portal);
const routes = await readRoutes();

const MINUTE = 60_000;
const GATED = "/en-IE/materials/cardovex-titration-scheme";
const GATED_TEXT = "Potassium below";
const PUBLIC = "/en-IE/materials/checklist-for-the-heart-failure-review";
const REPLAY = "/en-IE/webinars/recognising-early-rheumatoid-arthritis/watch";

/** A browser whose session was last confirmed some minutes ago. */
async function overdue(name = "ie") {
	const someone = await signIn(portal, name, "ie");
	const claims = await opened(someone.session());
	const old = { ...claims, verifiedAt: Date.now() - 6 * MINUTE, sealedAt: Date.now() - 6 * MINUTE };
	someone.as(await sealed(old));
	await portal.forgetCalls();
	return { ...someone, claims: old };
}
const userCalls = async () => (await portal.calls()).filter(({ path }) => path === "/api/user").length;
const endToken = (claims: Record<string, unknown>) =>
	backend.call("POST", "logout", undefined, { Authorization: `Bearer ${String(claims.token)}` });
const fails = () => portal.fault({ path: "re:^/api/user$", status: 500 });

/** An on-site meeting of a webinar. */
const meetingOf = (slug: string) => ({ slug, owaLanguage: "en_IE" });

/** One gated item of each section, and pieces of text that only its body has. */
async function gatedItems() {
	const ask = async (path: string): Promise<unknown> => (await portal.backend(`/api/strapi/en-IE/${path}`)).json();
	const all = z.array(gatedItem).parse(await ask("content?_start=0&_limit=200"));
	// The newest of each; the oldest are the seed's odd ones, some without a medium of their own.
	const gated = all.filter((one) => !one.public_content).reverse();
	const ofSections = new Map(gated.map((one) => [one.content_type, one] as const));
	const items = await Promise.all(
		[...ofSections].map(async ([section, { slug }]) => {
			const { content, audio, video } = gatedItem.parse(await ask(`item/${section}/${slug}/full`));
			const texts = (content ?? "").split(/<[^>]+>|&[^;]+;|®/).filter((piece) => piece.trim().length > 20);
			return { section, slug, texts, medium: audio ? "audio" : video ? "video" : "file" };
		}),
	);
	return [...items, { section: "e-learnings", slug: "102", texts: [], medium: "file" }];
}
type Item = Awaited<ReturnType<typeof gatedItems>>[number];

/** The route's address for an item, where the route is one of its section. */
function addressOf(path: string, item: Item): string | undefined {
	let fits = true;
	const { section, slug, medium } = item;
	const fixed = { locale: "en-IE", flow: "login", file: "1.xml", code: "none" };
	const values: Record<string, string> = { ...fixed, section, slug, medium };
	const written = path.replace(/:(\w+)(?:\{((?:[^{}]|\{[^}]*\})*)\})?/g, (_, name: string, rule = ".*") => {
		const value = values[name] ?? rule.match(/[\w-]+/)?.[0] ?? "";
		fits &&= new RegExp(`^(?:${rule})$`).test(value);
		return value;
	});
	return fits ? written.replace(/\/\*$/, "/uploads/general-home.svg") : undefined;
}

test("[4.08] on every route gated content waits for the session's confirmation, and other content needs none", async () => {
	const items = await gatedItems();
	expect(items.length).toBeGreaterThanOrEqual(5);
	const texts = items.flatMap((item) => item.texts);
	// The other routes change session or account, which have their own checks.
	const walked = routes.filter(({ method, path }) => method === "GET" || path.includes(":slug"));
	const asked = new Map(
		walked.flatMap(({ method, path }) =>
			items.flatMap((item) => {
				const address = addressOf(path, item);
				return address === undefined ? [] : [[`${method} ${address}`, { method, address }] as const];
			}),
		),
	);
	const calls = items.filter(({ section }) => section === "webinars").map(({ slug }) => meetingOf(slug));
	/** Opens each address in a new browser, as its session's first request. */
	async function walk(cookie = "") {
		const ask = async (name: string, by: (someone: Visitor) => Promise<Response>) => {
			const someone = visitor(portal, "ie.localhost");
			someone.as(cookie);
			const answer = await by(someone);
			return { name, answer, body: await answer.text() };
		};
		return Promise.all([
			...[...asked].map(([name, { method, address }]) =>
				ask(name, (someone) => (method === "GET" ? someone.get(address) : someone.form(address, {}))),
			),
			...calls.map((body) => ask(`POST offline-form ${body.slug}`, (someone) => someone.json("offline-form", body))),
		]);
	}
	const isOpen = (answer: Response, body: string): boolean => {
		const type = answer.headers.get("content-type") ?? "";
		const isMedium = /^(?:audio|video|application\/(?:pdf|octet))/.test(type);
		const isPersonal = /^https?:\/\/backend/.test(answer.headers.get("location") ?? "");
		return isMedium || isPersonal || texts.some((text) => body.includes(text));
	};

	const verified = await walk((await signIn(portal, "ie", "ie")).session());
	const open = verified.filter(({ answer, body }) => isOpen(answer, body)).map(({ name }) => name);
	for (const { section, slug } of items.filter((item) => item.texts.length > 0))
		expect(open).toContain(`GET /en-IE/${section}/${slug}`);
	expect(open.join("\n")).toMatch(/\/media\/file/);
	expect(open.join("\n")).toMatch(/\/media\/(?:audio|video)/);
	expect(open.join("\n")).toMatch(/\/102\/go/);

	const someone = await overdue();
	await fails();
	for (const { name, answer, body } of await walk(someone.session())) {
		expect(isOpen(answer, body), name).toBe(false);
		const before = verified.find((one) => one.name === name)?.answer.status;
		const isOfItem = items.some(
			({ section, slug }) => name.includes(`${section}/${slug}`) || name.endsWith(` ${slug}`),
		);
		// The call that is the check itself.
		const isCheck = name === "GET /api/api/user";
		// Of what the vendors know of the person, whatever that is.
		const isOwnFile = /\/account\/\w+\.(?:csv|ics)$/.test(name);
		if (open.includes(name) || isCheck || isOwnFile) expect(answer.status, name).toBe(503);
		else if (!isOfItem) expect(answer.status, name).toBe(before);
	}
});

test("[4.08] a token revoked elsewhere ends the session before the response: page, medium, call and link", async () => {
	const ways: ((someone: Visitor) => Promise<Response>)[] = [
		(someone) => someone.get(GATED),
		(someone) => someone.get(`${GATED}/media/file`),
		(someone) => someone.get(REPLAY),
	];
	for (const way of ways) {
		const someone = await overdue();
		const copy = someone.session() ?? "";
		await endToken(someone.claims);
		const answer = await way(someone);
		// The request begins again, as a visitor's who is signed out.
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([303, "no-store"]);
		expect(answer.headers.get("location")).toMatch(/^\/en-IE\//);
		expect(someone.session()).toBeUndefined();
		someone.as(copy);
		expect(await (await someone.get(GATED)).text()).not.toContain(GATED_TEXT);
		expect(await (await someone.get("/en-IE/account")).text()).not.toContain("Niamh");
	}
	const caller = await overdue();
	await endToken(caller.claims);
	const call = await caller.call("offline-form", meetingOf("oncavera-ask-the-experts-live"));
	expect(call).toMatchObject({ status: 401, body: { statusCode: 401 } });
	expect(caller.session()).toBeUndefined();
});

test("ten concurrent requests of a session make one user call, and later ones none", async () => {
	const someone = await overdue();
	await portal.fault({ path: "/api/user", delay: 300 });
	const answers = await Promise.all(Array.from({ length: 10 }, () => someone.get(GATED)));
	for (const answer of answers) expect(await answer.text()).toContain(GATED_TEXT);
	// Another browser with the same cookie, which was not sealed anew there.
	const claims = { ...someone.claims, verifiedAt: 0 };
	someone.as(await sealed(claims));
	expect((await someone.get(GATED)).status).toBe(200);
	expect(await userCalls()).toBe(1);
	// What was confirmed is sealed with the answer.
	expect(Number((await opened(someone.session())).verifiedAt)).toBeGreaterThan(Date.now() - MINUTE);
});

test("[8.03] if the check fails, gated content says so, the rest stays signed in, and the backend is not asked again at once", async () => {
	const someone = await overdue();
	await fails();
	const page = await someone.get(GATED);
	expect([page.status, page.headers.get("retry-after")]).toEqual([503, "30"]);
	const html = await page.text();
	expect(textOf(html)).toContain(translator("en-IE")("errorReasons.unchecked"));
	expect(html).toContain(`<a class="button" href="${GATED}">`);
	expect(html).toContain("Niamh");
	expect(html).not.toContain(GATED_TEXT);
	for (const path of [GATED, `${GATED}/media/file`, REPLAY]) expect((await someone.get(path)).status).toBe(503);
	expect(await userCalls()).toBe(1);
	for (const path of ["/en-IE", "/en-IE/materials", PUBLIC, "/en-IE/account", "/en-IE/search?term=heart"]) {
		const answer = await someone.get(path);
		expect([answer.status, (await answer.text()).includes("Niamh")], path).toEqual([200, true]);
	}
	expect(await userCalls()).toBe(1);
	// Sealed anew as every five minutes, and as unconfirmed as before.
	const again = await opened(someone.session());
	expect(again.sealedAt).toBeGreaterThan(someone.claims.sealedAt);
	expect(again.verifiedAt).toBe(someone.claims.verifiedAt);
	// The result is cached per session.
	const other = await overdue();
	expect((await other.get(GATED)).status).toBe(503);
	expect(await userCalls()).toBe(1);
});

test("a public page of an overdue session makes no user call", async () => {
	const someone = await overdue();
	for (const path of ["/en-IE", "/en-IE/materials", PUBLIC]) await someone.get(path);
	expect(await userCalls()).toBe(0);
});

test("a backend slower than the deadline closes gated content, and its late response counts", async () => {
	const someone = await overdue();
	await portal.fault({ path: "/api/user", hold: true, times: 1 });
	const before = portal.logs().length;
	expect((await someone.get(GATED)).status).toBe(503);
	// It is the backend that is slow, and not the person's object.
	const logged = () => portal.logs().slice(before).join();
	await expect.poll(logged).toContain('"event":"session-check","reason":"No answer in time"');
	expect(logged()).not.toContain("session-unknown");
	await portal.heal("/api/user");
	await expect.poll(async () => (await someone.get(GATED)).status, { interval: 400 }).toBe(200);
	expect(await userCalls()).toBe(1);
});

test("a deep link's visit does not depend on the session", async () => {
	const someone = await overdue();
	await someone.get(`${GATED}/demo-access`);
	await fails();
	expect(await (await someone.get(GATED)).text()).toContain(GATED_TEXT);
	expect(await userCalls()).toBe(0);
});

test("the user call confirms neither a user without sign-in rights nor another user", async () => {
	for (const user of [{ security_level: 1 }, { id: 77, security_level: 2 }]) {
		const someone = await overdue("be.new");
		const data = { id: Number(someone.userId), ...user };
		await portal.fault({ path: "/api/user", body: { data }, times: 1 });
		expect((await someone.get("/api/api/user")).status).toBe(401);
		expect(someone.session()).toBeUndefined();
		someone.as(await sealed(someone.claims));
		expect(await (await someone.get(GATED)).text()).not.toContain(GATED_TEXT);
	}
});

test("a gated form: after a failed check it can be sent again, without a session it says so", async () => {
	const address = "/en-IE/webinars/oncavera-ask-the-experts-live/register";
	const someone = await overdue("ch.new");
	await fails();
	const typed = { email: "typed@practice.example" };
	const { html } = await pageWith(503, someone.form(address, { ...typed, password: "secret-12" }));
	expect(html).toContain(`<form action="${address}" method="post">`);
	expect(html).toContain('<input type="hidden" name="email" value="typed@practice.example"/>');
	expect(html).not.toContain("secret-12");

	await portal.heal();
	await endToken(someone.claims);
	const other = visitor(portal, "ie.localhost");
	other.as(await sealed({ ...someone.claims, id: crypto.randomUUID() }));
	const { text } = await pageWith(401, other.form(address, typed));
	expect(text).toContain(translator("en-IE")("notices.signedOut"));
	other.as(await sealed({ ...someone.claims, id: crypto.randomUUID() }));
	const call = await other.call("offline-form", meetingOf("oncavera-ask-the-experts-live"));
	expect(call).toMatchObject({ status: 401, body: { notice: "signedOut", errors: {} } });
});

const OPEN = "/en-IE/webinars/copd-evening-in-dublin-and-online";
const OWN = ["/en-IE/account", "/en-IE/account/record", "/en-IE/account/profile"];
const PERSON = { firstname: "X", lastname: "Y", email: "x@a.example", profession: "I" };
const MEETING = { ...PERSON, phone: "015550199", attending: "true" };
/** All that acts for the person of an item that everybody may read. */
const ACTIONS: ((someone: Visitor) => Promise<Response>)[] = [
	(someone) => someone.form(`${OPEN}/register`, {}),
	(someone) => someone.form(`${OPEN}/attend`, MEETING),
	(someone) => someone.json("offline-form", { ...MEETING, ...meetingOf("copd-evening-in-dublin-and-online") }),
];
/** What the vendors and the backend were asked or told of the person, but for the check itself. */
const personalCalls = async () =>
	(await portal.calls()).filter(({ path }) => /\/user\/|registration|\/register|offline-form|\/consents/.test(path));

test("[4.08] a token revoked elsewhere reads nothing of the person and acts no more: own pages, registration, meeting", async () => {
	for (const path of OWN) {
		const someone = await overdue();
		await endToken(someone.claims);
		const answer = await someone.get(path);
		expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
		expect(someone.session()).toBeUndefined();
		expect(textOf(await (await someone.get(path)).text())).toContain(translator("en-IE")("account.signInFirst"));
		expect(await personalCalls()).toEqual([]);
	}
	for (const act of ACTIONS) {
		const someone = await overdue();
		await endToken(someone.claims);
		const answer = await act(someone);
		expect(answer.status).toBe(401);
		expect(await personalCalls()).toEqual([]);
	}
});

test("[8.03] without a verdict own pages say what cannot be loaded, and nothing is sent for the person", async () => {
	const t = translator("en-IE");
	const someone = await overdue();
	await fails();
	const texts = await Promise.all(OWN.map(async (path) => textOf(await (await someone.get(`${path}?whole`)).text())));
	for (const text of texts.slice(0, 2)) {
		for (const part of ["webinars", "courses"] as const) expect(text).toContain(t(`parts.failed.${part}`));
	}
	expect(texts[2]).toContain("Niamh");
	for (const act of ACTIONS) expect((await act(someone)).status).toBe(503);
	expect(await personalCalls()).toEqual([]);
	expect(await userCalls()).toBe(1);
});

test("[4.08] a token that is refused a moment after its confirmation ends the session on the profile", async () => {
	const someone = await signIn(portal, "ie", "ie");
	await endToken(await opened(someone.session()));
	const answer = await someone.get("/en-IE/account/profile");
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/en-IE/account/profile"]);
	expect(someone.session()).toBeUndefined();
	expect((await someone.get("/en-IE/account/profile")).status).toBe(200);
});
