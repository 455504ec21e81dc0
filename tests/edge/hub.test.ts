import { beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { accounts, at, PASSWORD } from "./accounts.ts";
import { ownPortal } from "./own-portal.ts";
import { keyedHash, opened, sessionOf } from "./sealing.ts";
import { visitor } from "./visitor.ts";

/** Codes between hub and portals; tests/e2e/hub.spec.ts shows what browsers do with them. */

const SISTER = "http://one.sister.localhost";
const ABROAD = "http://tr.localhost";
const json = { Origin: SISTER, "Content-Type": "application/json" };
const HUB = "http://hub.sister.localhost";
const HOSTS = ["ie.localhost", "one.sister.localhost", "two.sister.localhost", "hub.sister.localhost"];
const portal = ownPortal({
	vars: {
		HOSTS: JSON.stringify({ ...Object.fromEntries(HOSTS.map((host) => [host, "ie"])), "tr.localhost": "tr" }),
		HUB_ORIGIN: HUB,
		HUB_ORIGINS: JSON.stringify([SISTER, "http://two.sister.localhost", ABROAD]),
	},
});

let token: string;
let userId: number;
let person: { name: string; epoch: string };
beforeAll(async () => {
	const backend = accounts(portal);
	token = await backend.tokenOf(at("ie"));
	userId = await backend.idOf(token);
	person = await portal.personOf("local", String(userId));
});
beforeEach(() => Promise.all([portal.heal(), portal.forgetCalls()]));

/** A session that was never confirmed. */
const session = (country: "be" | "ie", own = token) =>
	sessionOf(
		{ id: String(userId), email: "ie@helvora.example", firstName: "Ann", lastName: "Burke", onekeycode: null },
		{ identity: "local" as const, token: own, verifiedAt: 0, person, country },
	);

const codeOf = async (answer: Response) => z.object({ code: z.string() }).parse(await answer.json()).code;

async function signedIn() {
	const someone = visitor(portal, "one.sister.localhost");
	await someone.call("login", { email: at("ie"), password: PASSWORD });
	return someone;
}

interface HandedOver {
	until?: number;
	audience?: string;
	handed?: ReturnType<typeof session>;
	times?: number;
}

/** Redeems a code that the object holds since now, or would hold no longer. */
async function answersTo({ until = 60_000, audience = SISTER, handed = session("ie"), times = 1 }: HandedOver) {
	const id = crypto.randomUUID();
	const code = id + keyedHash("hub-code", id);
	const codes = await portal.handOvers();
	await codes.get(codes.idFromName(id)).put(handed, audience, Date.now() + until);
	const attempts = Array.from({ length: times }, () =>
		portal.post("one.sister.localhost/session/redeem", JSON.stringify({ code }), json),
	);
	return Promise.all(attempts);
}
const redeem = async (handedOver: HandedOver) => (await answersTo(handedOver)).map(({ status }) => status).sort();

test("[2.07] a late code, another audience's code and another country's session are refused", async () => {
	expect(await redeem({})).toEqual([200]);
	expect(await redeem({ until: -1 })).toEqual([403]);
	expect(await redeem({ audience: "http://ie.localhost" })).toEqual([403]);
	expect(await redeem({ handed: session("be") })).toEqual([403]);
});

const userCalls = async () => (await portal.calls()).filter(({ path }) => path === "/api/user").length;
const sessionIn = async (answer: Response | undefined) =>
	opened(/^__Host-session=([^;]+)/.exec(answer?.headers.getSetCookie().join() ?? "")?.[1]);

test("[2.07] a code's session is confirmed by the backend before sealing, and refused for good if it has ended", async () => {
	const [answer] = await answersTo({});
	expect(await userCalls()).toBe(1);
	expect(Number((await sessionIn(answer)).verifiedAt)).toBeGreaterThan(Date.now() - 60_000);

	const ended = session("ie", await accounts(portal).tokenOf(at("ie")));
	const confirmed = { ...ended, verifiedAt: Date.now() };
	await accounts(portal).call("POST", "logout", undefined, { Authorization: `Bearer ${ended.token}` });
	expect(await redeem({ handed: confirmed })).toEqual([403]);
	await portal.fault({ path: "/api/user", status: 500 });
	expect(await redeem({ handed: confirmed })).toEqual([403]);
});

test("[2.07] if the backend cannot confirm, a code signs in but gated content stays closed", async () => {
	await portal.fault({ path: "/api/user", status: 500 });
	const [answer] = await answersTo({});
	expect(answer?.status).toBe(200);
	expect((await sessionIn(answer)).verifiedAt).toBe(0);
	const Cookie = answer?.headers.getSetCookie().join().split(";", 1)[0] ?? "";
	const gated = "one.sister.localhost/en-IE/materials/cardovex-titration-scheme";
	expect((await portal.get(gated, { Cookie })).status).toBe(503);
	expect(await (await portal.get("one.sister.localhost/en-IE", { Cookie })).text()).toContain("Ann");
});

test("[2.07] a code is made only for the hub, and spent by its first redemption, even on the wrong host", async () => {
	const someone = await signedIn();
	const ask = (audience: string) => someone.post("/session/code", { audience });
	const mint = async () => codeOf(await ask(HUB));
	for (const audience of ["https://elsewhere.example", SISTER])
		expect((await ask(audience)).status, audience).toBe(403);
	// Visitors without a session: only the code decides.
	const statuses = async (code: string, ...hosts: string[]) => {
		const all: number[] = [];
		for (const host of hosts)
			all.push((await visitor(portal, `${host}.sister.localhost`).post("/session/redeem", { code })).status);
		return all;
	};
	expect(await statuses(await mint(), "one", "hub")).toEqual([403, 403]);
	expect(await statuses(await mint(), "hub", "hub")).toEqual([200, 403]);
	expect(await statuses(crypto.randomUUID(), "hub")).toEqual([403]);
	// An object is opened only for a code that the portal has signed.
	const code = await mint();
	const forged = code.slice(0, -1) + (code.endsWith("A") ? "B" : "A");
	for (const one of [forged, code.slice(0, 36)]) expect(await statuses(one, "hub")).toEqual([403]);
	expect(await statuses(code, "hub")).toEqual([200]);
});

test("[2.07] of concurrent redemptions one succeeds", async () => {
	expect(await redeem({ times: 8 })).toEqual([200, 403, 403, 403, 403, 403, 403, 403]);
});

test("[2.07] only its portals frame the hub, nobody frames other pages, and foreign pages get no codes", async () => {
	const hub = await portal.get("hub.sister.localhost/en-IE/hub");
	expect(hub.headers.get("content-security-policy")).toContain(`frame-ancestors ${SISTER}`);
	expect(hub.headers.get("x-frame-options")).toBeNull();
	const other = await portal.get("hub.sister.localhost/en-IE");
	expect(other.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
	expect(other.headers.get("x-frame-options")).toBe("DENY");
	const audience = JSON.stringify({ audience: HUB });
	const foreign = { ...json, Origin: "https://elsewhere.example" };
	expect((await portal.post("one.sister.localhost/session/code", audience, foreign)).status).toBe(403);
	const signedOut = await visitor(portal, "one.sister.localhost").post("/session/code", { audience: HUB });
	expect(await signedOut.json()).toEqual({ code: null });
});

test("[2.07] a host of another country does not ask the hub, which makes no code for it", async () => {
	const hubOf = async (address: string) => /"hub":("[^"]*"|null)/.exec(await (await portal.get(address)).text())?.[1];
	expect(await hubOf("one.sister.localhost/en-IE/news")).toBe('"http://hub.sister.localhost/en-IE/hub"');
	expect(await hubOf("tr.localhost/tr-TR/news")).toBe("null");
	const frame = await portal.get("hub.sister.localhost/en-IE/hub");
	expect(frame.headers.get("content-security-policy")).not.toContain(ABROAD);
	const session = (await signedIn()).session() ?? "";
	const mint = async (host: string, audience: string) => {
		const someone = visitor(portal, host);
		someone.as(session);
		return (await someone.post("/session/code", { audience })).status;
	};
	expect(await mint("hub.sister.localhost", SISTER)).toBe(200);
	expect(await mint("hub.sister.localhost", ABROAD)).toBe(403);
	expect(await mint("tr.localhost", HUB)).toBe(403);
});

/** One browser, on each host. */
function browser() {
	const named = (name: string) => visitor(portal, `${name}.sister.localhost`);
	const hosts = { one: named("one"), two: named("two"), hub: named("hub") };
	type Host = keyof typeof hosts;
	return {
		signIn: async (host: Host, name: string) => {
			expect((await hosts[host].call("login", { email: at(name), password: PASSWORD })).status).toBe(200);
		},
		mint: async (from: Host, to: Host) => {
			const audience = `http://${to}.sister.localhost`;
			return codeOf(await hosts[from].post("/session/code", { audience }));
		},
		redeem: async (host: Host, code: string) => (await hosts[host].post("/session/redeem", { code })).status,
		/** The address of who is signed in there; undefined: nobody. */
		userOn: async (host: Host) => {
			const isAlive = (await hosts[host].get("/api/api/user")).ok;
			return isAlive ? Object((await opened(hosts[host].session())).user).email : undefined;
		},
	};
}

test("[4.07] who signed in on a portal while its page asked the hub stays signed in, not the hub's user", async () => {
	const { signIn, mint, redeem, userOn } = browser();
	await signIn("hub", "ie");
	const code = await mint("hub", "two");
	await signIn("two", "ie.new");
	expect(await redeem("two", code)).toBe(403);
	expect([await userOn("two"), await userOn("hub")]).toEqual([at("ie.new"), undefined]);
	expect(await redeem("hub", await mint("two", "hub"))).toBe(200);
	expect(await userOn("hub")).toBe(at("ie.new"));
});

test("[4.07] a copy that comes late does not replace a later sign-in at the hub", async () => {
	const { signIn, mint, redeem, userOn } = browser();
	await signIn("one", "ie");
	const late = await mint("one", "hub");
	await signIn("two", "ie.new");
	expect(await redeem("hub", await mint("two", "hub"))).toBe(200);
	expect(await redeem("hub", late)).toBe(403);
	expect([await userOn("one"), await userOn("two"), await userOn("hub")]).toEqual([
		undefined,
		at("ie.new"),
		at("ie.new"),
	]);
});

test("[4.06] [4.07] a second sign-in of the same person leaves no session that would survive the sign-out", async () => {
	const { signIn, mint, redeem, userOn } = browser();
	for (const host of ["one", "two"] as const) {
		await signIn(host, "ie");
		expect(await redeem("hub", await mint(host, "hub"))).toBe(200);
	}
	expect([await userOn("one"), await userOn("two"), await userOn("hub")]).toEqual([undefined, at("ie"), at("ie")]);
	expect(await redeem("one", await mint("hub", "one"))).toBe(200);
	expect(await userOn("one")).toBe(at("ie"));
});
