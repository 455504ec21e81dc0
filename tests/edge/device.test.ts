import { expect, test } from "vitest";
import { BUCKETS } from "../../worker/visitor/limits/table.ts";
import { at, PASSWORD } from "./accounts.ts";
import { ownPortal } from "./own-portal.ts";
import { visitor } from "./visitor.ts";

const portal = ownPortal();

test("[8.04] who signs in to a look-alike of an address, which a backend may tell apart, gets no more guesses at the account", async () => {
	const thief = visitor(portal, "ie.localhost");
	const login = async (email: string, password: string) => (await thief.json("login", { email, password })).status;
	const user = { id: 7, security_level: 2, firstname: "Orla" };
	const body = { token: "their-token", status: "Success", data: { status: "Success", user } };
	const signInToOwn = async () => {
		await portal.fault({ path: "/api/login", status: 200, body, times: 1 });
		expect(await login(at("ié"), PASSWORD)).toBe(200);
	};
	await signInToOwn();
	const guess = () => login(at("ie"), "wrong-1");
	for (let count = 0; count < BUCKETS.account.number; count++) expect(await guess()).toBe(401);
	expect(await guess()).toBe(429);
});
