import { describe, expect, test } from "vitest";
import { at, PASSWORD } from "./accounts.ts";
import { ownPortal } from "./own-portal.ts";
import { basic, OPS_SECRET } from "./portal.ts";
import { visitor } from "./visitor.ts";

/** Limiters that fail, or that never answer: what is right gets in, and nothing answers 500. */

const HOST = "ie.localhost";
const LIMITS = ["GUESSES_LIMIT", "SESSION_LIMIT", "CLIENT_LIMIT", "SESSION_SIGNALS_LIMIT", "CLIENT_SIGNALS_LIMIT"];
const GATED = "/en-IE/materials/cardovex-titration-scheme";

describe.each([
	["fail", ownPortal({ failing: [...LIMITS, "GUESSES"] })],
	["never answer", ownPortal({ hanging: [...LIMITS, "GUESSES"] })],
])("all limiters %s", (_, portal) => {
	test("right credentials get in, wrong ones do not", async () => {
		const doctor = visitor(portal, HOST);
		expect((await doctor.call("login", { email: at("ie"), password: "wrong-1" })).status).toBe(401);
		expect((await doctor.call("login", { email: at("ie"), password: PASSWORD })).status).toBe(200);
		expect((await portal.get(`${HOST}${GATED}/demo-access`)).status).toBe(303);
		expect((await portal.get(`${HOST}${GATED}/wrong`)).status).toBe(200);
		const operator = (secret: string) => portal.get(`${HOST}/ops/status`, basic(secret));
		expect((await operator("wrong")).status).toBe(401);
		expect((await operator(OPS_SECRET)).status).toBe(200);
	});

	test("searches, forms and reports are answered, and the log says what failed", async () => {
		const someone = visitor(portal, HOST);
		expect((await someone.get("/en-IE/search?term=heart")).status).toBe(200);
		expect((await someone.call("forgotpassword", { email: at("nobody") })).status).toBe(404);
		expect((await someone.call("forgotpassword", { email: at("ie") })).status).toBe(200);
		expect((await someone.form("/en-IE/search/suggestions", {})).status).toBe(400);
		expect((await portal.post(`${HOST}/ops/reports`, "[]", {})).status).toBe(204);
		const unknown = () => portal.lines("limit-unknown");
		for (const limit of ["GUESSES", "CLIENT_LIMIT"]) {
			await expect.poll(() => unknown().join("\n")).toContain(`"limit":"${limit}"`);
		}
	});
});

const withoutObject = ownPortal({ failing: ["GUESSES"], counted: { GUESSES_LIMIT: 2 } });

test("[8.04] without the object the binding counts an account's tries", async () => {
	const login = (name: string) => visitor(withoutObject, HOST).call("login", { email: at(name), password: "wrong-1" });
	const answers = [await login("ie"), await login("ie"), await login("ie")];
	expect(answers.map(({ status }) => status)).toEqual([401, 401, 429]);
	expect((await login("be")).status).toBe(401);
});
