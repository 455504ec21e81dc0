import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { basic, type Portal, startPortal, textOf } from "./portal.ts";

/** Operations pages for people who have signed in with Cloudflare Access: JWTs that are signed, and a team that serves its keys. */

const AUDIENCE = "audience-of-the-operations-page";
const OPS_SECRETS = ["the-new-operations-secret", "the-old-operations-secret"] as const;
const PURGE_SECRETS = ["the-new-purge-secret", "the-old-purge-secret"] as const;
const SERVICE_SECRETS = ["the-new-service-secret", "the-old-service-secret"] as const;
const PERSON = { sub: "7335d417-61da-459d-899c-0a01c76a2f94", email: "op.erator@helvora.example" };
const STATUS = "ie.localhost/ops/status";

const own = await generateKeyPair("RS256", { extractable: true });
const foreign = await generateKeyPair("RS256");

let state: "serves" | "fails" | "hangs" = "fails";
const hanging: ServerResponse[] = [];
const team = createServer(async (request, response) => {
	if (state === "hangs") return void hanging.push(response);
	const isRight = state === "serves" && request.url === "/cdn-cgi/access/certs";
	const keys = [{ ...(await exportJWK(own.publicKey)), kid: "one", alg: "RS256", use: "sig" }];
	response.writeHead(isRight ? 200 : 500, { "Content-Type": "application/json" });
	response.end(JSON.stringify({ keys }));
});
let issuer: string;
let portal: Portal;
let withoutPassword: Portal;
beforeAll(async () => {
	await new Promise<void>((resolve) => team.listen(0, resolve));
	const { port } = team.address() as AddressInfo;
	issuer = `http://localhost:${port}`;
	const access = { ACCESS: JSON.stringify({ team: issuer, operators: AUDIENCE }) };
	[portal, withoutPassword] = await Promise.all([
		startPortal({
			...access,
			OPS_SECRET: JSON.stringify(OPS_SECRETS),
			PURGE_SECRET: JSON.stringify(PURGE_SECRETS),
			SERVICE_SECRET: JSON.stringify(SERVICE_SECRETS),
		}),
		startPortal({ ...access, OPS_SECRET: "" }),
	]);
});
afterAll(async () => {
	for (const response of hanging) response.destroy();
	team.close();
	await Promise.all([portal.close(), withoutPassword.close()]);
});

const now = () => Math.floor(Date.now() / 1000);
const claimsOf = (claims: JWTPayload = {}): JWTPayload => ({
	...{ iss: issuer, aud: [AUDIENCE], iat: now(), nbf: now(), exp: now() + 60, type: "app" },
	...PERSON,
	...claims,
});
const sign = (claims: JWTPayload, key: CryptoKey | Uint8Array = own.privateKey, alg = "RS256") =>
	new SignJWT(claims).setProtectedHeader({ alg, kid: "one" }).sign(key);
const signed = (claims: JWTPayload = {}) => sign(claimsOf(claims));
const without = (claim: string) => Object.fromEntries(Object.entries(claimsOf()).filter(([name]) => name !== claim));
const asserted = (jwt: string) => ({ "Cf-Access-Jwt-Assertion": jwt });
const FORM = { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://ie.localhost" };

test("without the team's keys a JWT opens nothing and the password still does", async () => {
	for (const now of ["fails", "hangs"] as const) {
		state = now;
		const jwt = await signed();
		expect((await portal.get(STATUS, asserted(jwt))).status, now).toBe(401);
		expect((await portal.get(STATUS, { ...asserted(jwt), ...basic(OPS_SECRETS[0]) })).status, now).toBe(200);
		expect((await withoutPassword.get(STATUS, asserted(jwt))).status, now).toBe(403);
	}
	const refused = portal.lines("access-refused");
	expect(refused.join()).toMatch(/ERR_JOSE_GENERIC.*ERR_JWKS_TIMEOUT/s);
	for (const response of hanging) response.destroy();
	state = "serves";
});

test("a person signed in with Access reads the page by name, also several at once on cold keys", async () => {
	const jwt = await signed();
	for (const one of [portal, withoutPassword]) {
		const pages = await Promise.all([1, 2, 3].map(() => one.get(STATUS, asserted(jwt))));
		expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(textOf((await pages[0]?.text()) ?? "")).toContain(`You ${PERSON.email}`);
	}
});

test("a purge by hand is recorded with its person, and the log has only Access's id", async () => {
	const purge = (headers: Record<string, string>) =>
		portal.post(STATUS, "where=ie&section=podcasts", { ...FORM, ...headers });
	const jwt = asserted(await signed());
	expect((await purge({ ...jwt, Origin: "http://evil.example" })).status).toBe(403);
	expect((await purge({})).status).toBe(401);
	expect((await purge(jwt)).status).toBe(303);
	expect((await purge(basic(OPS_SECRETS[1]))).status).toBe(303);
	const text = textOf(await (await portal.get(STATUS, jwt)).text());
	expect(text).toMatch(
		new RegExp(`Who did what.* the shared password purged ie, podcasts .* ${PERSON.email} purged ie, podcasts`),
	);
	const lines = portal.lines("audit");
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([
		{ what: "purge", of: "ie, podcasts", who: PERSON.sub },
		{ what: "purge", of: "ie, podcasts", who: "password" },
	]);
	expect(portal.logs().join()).not.toContain(PERSON.email);
});

test("any other JWT is refused: the password is requested, or without one the answer is 403", async () => {
	const publicKey = new TextEncoder().encode(await exportSPKI(own.publicKey));
	const wrong = {
		"another application": await signed({ aud: ["another"] }),
		"another team": await signed({ iss: "https://other.cloudflareaccess.com" }),
		expired: await signed({ exp: now() - 60 }),
		"without an end": await sign(without("exp")),
		"not yet": await signed({ nbf: now() + 600 }),
		"a foreign key": await sign(claimsOf(), foreign.privateKey),
		"the public key as a shared one": await sign(claimsOf(), publicKey, "HS256"),
		unsigned: new UnsecuredJWT(claimsOf()).encode(),
		"a service token": await signed({ sub: "", email: undefined, common_name: "service.access" }),
		"nobody's": await sign(without("sub")),
		"no JWT": "e30.e30.e30",
	};
	for (const [what, jwt] of Object.entries(wrong)) {
		const asked = await portal.get(STATUS, asserted(jwt));
		expect([asked.status, asked.headers.get("www-authenticate")], what).toEqual([401, 'Basic realm="Operations"']);
		expect((await withoutPassword.get(STATUS, asserted(jwt))).status, what).toBe(403);
		expect((await withoutPassword.post(STATUS, "where=ie&section=news", { ...FORM, ...asserted(jwt) })).status).toBe(
			403,
		);
	}
	const both = { ...asserted(wrong.expired), ...basic(OPS_SECRETS[0]) };
	expect(textOf(await (await portal.get(STATUS, both)).text())).toContain("You the shared password");
	expect((await withoutPassword.get(STATUS)).status).toBe(403);
});

test("ended sessions are recorded in the audit log as the backend's, without the user", async () => {
	const headers = { "Content-Type": "application/json", "X-Service-Secret": SERVICE_SECRETS[0] };
	const answer = await portal.post("ie.localhost/ops/sessions/revoke", '{"userId":"user-zebra"}', headers);
	expect(answer.status).toBe(200);
	const jwt = asserted(await signed());
	const page = async () => textOf(await (await portal.get(STATUS, jwt)).text());
	await expect.poll(page).toContain("the backend ended sessions one user");
	expect(await page()).not.toContain("zebra");
	expect(portal.logs().join()).not.toContain("zebra");
	expect(portal.logs().join()).toContain('"what":"sessions-ended","of":"one user","who":"backend"');
});

test("Access opens only the operations page: deep health needs the password", async () => {
	const jwt = asserted(await signed());
	expect((await portal.get("ie.localhost/ops/health/deep", jwt)).status).toBe(401);
	expect((await withoutPassword.get("ie.localhost/ops/health/deep", jwt)).status).toBe(404);
	expect((await withoutPassword.get("ie.localhost/ops/health")).status).toBe(200);
});

test("during a secret's rotation the portal accepts both values and sends the first", async () => {
	for (const secret of OPS_SECRETS) expect((await portal.get(STATUS, basic(secret))).status, secret).toBe(200);
	const purge = async (secret: string, body: string) => {
		const headers = { "Content-Type": "application/json", "X-Purge-Secret": secret };
		return (await portal.post("ie.localhost/ops/purge", body, headers)).status;
	};
	for (const secret of PURGE_SECRETS) expect(await purge(secret, '{"event":"trigger-test"}'), secret).not.toBe(401);
	for (const secret of ["", OPS_SECRETS.join(), JSON.stringify(OPS_SECRETS), `${OPS_SECRETS[0]}x`]) {
		expect((await portal.get(STATUS, basic(secret))).status, secret).toBe(401);
		expect(await purge(secret, "{}"), secret).toBe(401);
	}
	const revoke = async (secret: string) => {
		const headers = { "Content-Type": "application/json", "X-Service-Secret": secret };
		return (await portal.post("ie.localhost/ops/sessions/revoke", '{"userId":"4711"}', headers)).status;
	};
	for (const secret of SERVICE_SECRETS) expect(await revoke(secret), secret).toBe(200);
	for (const secret of ["", SERVICE_SECRETS.join(), JSON.stringify(SERVICE_SECRETS)]) {
		expect(await revoke(secret), secret).toBe(401);
	}
	await portal.get("ie.localhost/en-IE/imprint");
	const calls = await portal.calls();
	expect(calls.length).toBeGreaterThan(0);
	expect(calls.every(({ secretOk }) => secretOk)).toBe(true);
});
