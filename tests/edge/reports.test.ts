import { expect, test } from "vitest";
import { sharedPortal } from "./own-portal.ts";

const portal = sharedPortal();

const send = (body: string, type = "application/reports+json", client = crypto.randomUUID()) =>
	portal.post("ie.localhost/ops/reports", body, { "Content-Type": type, "CF-Connecting-IP": client });
const lines = () =>
	portal
		.logs()
		.join("\n")
		.split("\n")
		.filter((line) => line.includes('"browser-report"'));

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
		await send(JSON.stringify([violation, crash, odd])),
		await send(JSON.stringify(legacy), "application/csp-report"),
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
	expect((await send(body)).status).toBe(204);
	expect((await send(unconvertible)).status).toBe(204);
	await expect.poll(() => lines().length).toBe(before + 2);
});

test("what is no report is taken and forgotten; too much at once is refused", async () => {
	const before = lines().length;
	for (const body of ["", "{", "null", "[[]]", '[{"type":"x y"}]', "[".repeat(8000)]) {
		expect((await send(body)).status, body.slice(0, 20)).toBe(204);
	}
	const large = await send(JSON.stringify([violation, "x".repeat(20_000)]));
	expect([large.status, await large.text()]).toEqual([413, ""]);
	expect(lines()).toHaveLength(before);
	await send(JSON.stringify(Array.from({ length: 50 }, () => ({ type: "crash" }))));
	await expect.poll(() => lines().length).toBe(before + 10);
});
