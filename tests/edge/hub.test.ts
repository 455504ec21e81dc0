import { expect, test } from "vitest";
import { ownPortal } from "./own-portal.ts";

/** Codes between hub and portals, as far as a browser cannot test them; the rest is in tests/e2e/hub.spec.ts. */

const SISTER = "http://one.sister.localhost";
const json = { Origin: SISTER, "Content-Type": "application/json" };
const portal = ownPortal({
	vars: {
		HOSTS: '{"ie.localhost":"ie","one.sister.localhost":"ie","hub.sister.localhost":"ie"}',
		HUB_ORIGIN: "http://hub.sister.localhost",
		HUB_ORIGINS: JSON.stringify([SISTER]),
	},
});

const session = (country: "be" | "ie") => ({
	id: crypto.randomUUID(),
	identity: "local" as const,
	token: "token",
	startedAt: Date.now(),
	sealedAt: Date.now(),
	country,
	user: {
		id: "1",
		email: "ie@helvora.example",
		firstName: "Ann",
		lastName: "Burke",
		phone: "",
		country: null,
		onekeycode: null,
		consents: { consent: true, newsletter: true, owaConsent: null, onekeyConsent: null },
	},
});

/** Redeems a code that the object holds since now, or would hold no longer. */
async function redeem({
	until = 60_000,
	audience = SISTER,
	country = "ie",
	times = 1,
}: {
	until?: number;
	audience?: string;
	country?: "be" | "ie";
	times?: number;
}) {
	const code = crypto.randomUUID();
	const codes = await portal.handOvers();
	await codes.get(codes.idFromName(code)).put(session(country), audience, Date.now() + until);
	const attempts = Array.from({ length: times }, () =>
		portal.post("one.sister.localhost/session/redeem", JSON.stringify({ code }), json),
	);
	return (await Promise.all(attempts)).map(({ status }) => status).sort();
}

test("[2.07] a code is refused late, for another audience or another country's session", async () => {
	expect(await redeem({})).toEqual([200]);
	expect(await redeem({ until: -1 })).toEqual([403]);
	expect(await redeem({ audience: "http://ie.localhost" })).toEqual([403]);
	expect(await redeem({ country: "be" })).toEqual([403]);
});

test("[2.07] of many at once one redeems", async () => {
	expect(await redeem({ times: 8 })).toEqual([200, 403, 403, 403, 403, 403, 403, 403]);
});

test("[2.07] the hub is framed by its portals alone; other pages by nobody; foreign pages cannot ask for codes", async () => {
	const hub = await portal.get("hub.sister.localhost/en-IE/hub");
	expect(hub.headers.get("content-security-policy")).toContain(`frame-ancestors ${SISTER}`);
	const other = await portal.get("hub.sister.localhost/en-IE");
	expect(other.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
	expect(other.headers.get("x-frame-options")).toBe("DENY");
	const foreign = await portal.post(
		"one.sister.localhost/session/code",
		JSON.stringify({ audience: "http://hub.sister.localhost" }),
		{ ...json, Origin: "https://elsewhere.example" },
	);
	expect(foreign.status).toBe(403);
	const signedOut = await portal.post(
		"one.sister.localhost/session/code",
		JSON.stringify({ audience: "http://hub.sister.localhost" }),
		json,
	);
	expect(await signedOut.json()).toEqual({ code: null });
});
