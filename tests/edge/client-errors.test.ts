import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { CLIENT_ERRORS_PATH } from "../../shared/client-errors.ts";
import { sharedPortal } from "./own-portal.ts";

/** Errors of the portal's own scripts, as browsers tell them, on their way to the log. */

const portal = sharedPortal();

const HOST = "ie.localhost";
const ENTRY = readdirSync("dist/client/assets").find((file) => /^entry-.*\.js$/.test(file)) ?? "";
const REPORT = { kind: "error", name: "TypeError", route: "detail", places: [`${ENTRY}:1:4711`, `${ENTRY}:1:12`] };

const send = (body: unknown = REPORT, headers: Record<string, string> = {}) =>
	portal.post(HOST + CLIENT_ERRORS_PATH, typeof body === "string" ? body : JSON.stringify(body), {
		"Content-Type": "application/json",
		Origin: `http://${HOST}`,
		"CF-Connecting-IP": crypto.randomUUID(),
		...headers,
	});
const lines = () =>
	portal.lines("client-error").map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));

test("an error of a script is taken at once, without consent, and logged with route, country, release and a stack", async () => {
	const answer = await send();
	expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([204, "", []]);
	await expect.poll(lines).toHaveLength(1);
	expect(lines()[0]).toMatchObject({
		kind: "error",
		route: "/:locale/:section/:slug",
		country: "ie",
		release: expect.stringMatching(/^(?!another$)./),
		stack: `TypeError\n    at ${ENTRY}:1:4711\n    at ${ENTRY}:1:12`,
	});
	await send({ ...REPORT, places: ["entry-of-before.js:1:2", `${ENTRY}:1:12`] });
	await expect.poll(() => lines().map(({ release }) => release)).toContain("another");
});

test("what is no report is refused, and so is another site's or a large one; nothing of it is logged", async () => {
	portal.forgetLogs();
	for (const body of [
		"",
		"{",
		"null",
		"[]",
		{},
		{ ...REPORT, message: "jane@practice.example" },
		{ ...REPORT, name: "jane@practice.example" },
		{ ...REPORT, route: "/en-IE/search?term=jane" },
		{ ...REPORT, places: [] },
		{ ...REPORT, places: Array.from({ length: 11 }, () => `${ENTRY}:1:2`) },
		{ ...REPORT, places: ["https://ie.localhost/assets/jane.js:1:2"] },
		{ ...REPORT, places: ["jane@practice.example:1:2"] },
	]) {
		expect((await send(body)).status, JSON.stringify(body)).toBe(422);
	}
	expect((await send({ ...REPORT, more: "x".repeat(3000) })).status).toBe(413);
	expect((await send(REPORT, { Origin: "https://evil.example" })).status).toBe(403);
	expect((await portal.get(HOST + CLIENT_ERRORS_PATH)).status).toBe(404);
	expect(lines()).toEqual([]);
	expect(portal.logs().join("\n")).not.toContain("jane");
});
