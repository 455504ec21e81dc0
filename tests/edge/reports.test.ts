import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { CONSENT_COOKIE, type ConsentChoice, writeChoice } from "../../shared/consent.ts";
import { VITALS_PATH } from "../../shared/vitals.ts";
import { ownPortal } from "./own-portal.ts";
import { basic, OPS_SECRET } from "./portal.ts";

/** What browsers report by themselves: how fast pages were, on the way to Analytics Engine, and what their policies refused. */

const portal = ownPortal({ metrics: "bound" });
beforeEach(portal.forgetLogs);

const HOST = "ie.localhost";
const REPORT = { route: "detail", connection: "4g", buckets: { LCP: 3, INP: 0, CLS: 9, TTFB: 1 } };

interface Sending {
	body?: unknown;
	agreed?: ConsentChoice | null;
	client?: string;
	headers?: Record<string, string>;
}
const send = ({ body = REPORT, agreed = ["analytics"], client = crypto.randomUUID(), headers = {} }: Sending = {}) =>
	portal.post(HOST + VITALS_PATH, typeof body === "string" ? body : JSON.stringify(body), {
		"Content-Type": "application/json",
		Origin: `http://${HOST}`,
		"CF-Connecting-IP": client,
		...(agreed ? { Cookie: `${CONSENT_COOKIE}=${writeChoice(agreed, "2026-11-21")}` } : {}),
		...headers,
	});
const point = z.object({ indexes: z.array(z.string()), blobs: z.array(z.string()), doubles: z.array(z.number()) });
/** What Analytics Engine was given. */
const points = () =>
	portal
		.logs()
		.filter((line) => line.startsWith('{"point":'))
		.map((line) => z.object({ point }).parse(JSON.parse(line)).point);

const vitals = () => points().filter(({ blobs }) => blobs[0] === "vital");
/** The points of reports that were sent before have arrived with it. */
async function last(): Promise<void> {
	const { length } = vitals();
	await send({ body: { ...REPORT, route: "home", buckets: { TTFB: 0 } } });
	await expect.poll(() => vitals().length).toBe(length + 1);
}

test("after consent to analytics a report is answered at once, and its vitals go to Analytics Engine by country and route", async () => {
	const answer = await send();
	expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([204, "", []]);
	await expect.poll(vitals).toEqual([
		{ indexes: ["vital"], blobs: ["vital", "ie", "LCP", "/:locale/:section/:slug", "4g"], doubles: [1, 2000] },
		{ indexes: ["vital"], blobs: ["vital", "ie", "INP", "/:locale/:section/:slug", "4g"], doubles: [1, 25] },
		{ indexes: ["vital"], blobs: ["vital", "ie", "CLS", "/:locale/:section/:slug", "4g"], doubles: [1, 1.5] },
		{ indexes: ["vital"], blobs: ["vital", "ie", "TTFB", "/:locale/:section/:slug", "4g"], doubles: [1, 100] },
	]);
});

test("where Analytics Engine is bound it gets the counts by their names, and of visitors nothing", async () => {
	await send();
	await portal.get(`${HOST}/ops/status`, basic(OPS_SECRET));
	await expect
		.poll(points)
		.toContainEqual({ indexes: ["requests"], blobs: ["requests", "ie", "2xx"], doubles: [expect.any(Number)] });
	expect(JSON.stringify(points())).not.toMatch(/localhost|en-IE|analytics/);
});

test("without consent to analytics nothing is counted, whatever a browser sends", async () => {
	for (const agreed of [null, [], ["marketing"]] as const) expect((await send({ agreed })).status).toBe(204);
	await send({ headers: { Cookie: `${CONSENT_COOKIE}=0.2020-01-01.analytics` } });
	await last();
});

test("what is no report is refused, and so is another site's or a large one", async () => {
	for (const body of ["{", "[".repeat(500), { ...REPORT, route: "/en-IE/materials/cardovex-titration-scheme/code" }]) {
		expect((await send({ body })).status, JSON.stringify(body)).toBe(422);
	}
	expect((await send({ body: { ...REPORT, more: "x".repeat(2000) } })).status).toBe(413);
	expect((await send({ headers: { Origin: "https://evil.example" } })).status).toBe(403);
	expect((await portal.get(HOST + VITALS_PATH)).status).toBe(404);
	expect(portal.logs().join("\n")).not.toContain("cardovex");
	await last();
});

const sendReports = (body: string, type = "application/reports+json", client = crypto.randomUUID()) =>
	portal.post("ie.localhost/ops/reports", body, { "Content-Type": type, "CF-Connecting-IP": client });
const lines = () => portal.lines("browser-report");

const PAGE = "http://ie.localhost/en-IE/materials/cardovex-titration-scheme/secret-code?term=secret-term";
const violation = {
	type: "csp-violation",
	age: 12,
	url: PAGE,
	user_agent: "secret-agent",
	body: {
		documentURL: PAGE,
		referrer: PAGE,
		blockedURL: "https://evil.example/secret-path?secret-term",
		effectiveDirective: "script-src-elem",
		originalPolicy: "secret-policy",
		sourceFile: "http://ie.localhost/assets/entry-abc.js?secret-term",
		sample: "secret-sample",
		disposition: "enforce",
		statusCode: 200,
		lineNumber: 7,
		columnNumber: 1,
	},
};

test("reports of both forms are logged by what happened, and nothing of the visitor", async () => {
	const legacy = {
		"csp-report": {
			"document-uri": PAGE,
			"violated-directive": "img-src 'self' secret-policy",
			"blocked-uri": "inline",
			"script-sample": "secret-sample",
		},
	};
	const crash = { type: "crash", url: PAGE, body: { reason: "oom", stack: "secret-stack", crashId: "secret-id" } };
	const odd = { type: "deprecation", url: PAGE, body: { id: "secret code@x.y", sourceFile: PAGE, message: "secret" } };
	for (const answer of [
		await sendReports(JSON.stringify([violation, crash, odd])),
		await sendReports(JSON.stringify(legacy), "application/csp-report"),
	]) {
		expect(answer.status).toBe(204);
		expect(await answer.text()).toBe("");
		expect(answer.headers.getSetCookie()).toEqual([]);
	}
	await expect.poll(() => lines().length).toBe(4);
	const logged = lines().join("\n");
	expect(logged).toContain('"effectiveDirective":"script-src-elem"');
	expect(logged).toContain('"blockedURL":"evil.example"');
	expect(logged).toContain('"sourceFile":"entry-abc.js"');
	expect(logged).toContain('"effectiveDirective":"img-src"');
	expect(logged).toContain('"reason":"oom"');
	expect(logged).not.toMatch(/secret|cardovex/);
});

test("a report that cannot be read takes none of the others with it", async () => {
	const before = lines().length;
	const body = JSON.stringify([{ type: "x y" }, null, "text", { type: "crash", body: "none" }, { type: "crash" }]);
	const unconvertible = '{"csp-report":{"effective-directive":{"toString":1}}}';
	expect((await sendReports(body)).status).toBe(204);
	expect((await sendReports(unconvertible)).status).toBe(204);
	await expect.poll(() => lines().length).toBe(before + 2);
});

test("what is no report is taken and forgotten; too much at once is refused", async () => {
	const before = lines().length;
	for (const body of ["", "{", "null", "[[]]", '[{"type":"x y"}]', "[".repeat(8000)]) {
		expect((await sendReports(body)).status, body.slice(0, 20)).toBe(204);
	}
	const large = await sendReports(JSON.stringify([violation, "x".repeat(20_000)]));
	expect([large.status, await large.text()]).toEqual([413, ""]);
	expect(lines()).toHaveLength(before);
	await sendReports(JSON.stringify(Array.from({ length: 50 }, () => ({ type: "crash" }))));
	await expect.poll(() => lines().length).toBe(before + 10);
});
