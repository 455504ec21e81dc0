import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { expect, test } from "vitest";
import * as z from "zod";
import { SHAPES } from "../tools/connect/calls.ts";
import { connectionIn, described, tryConnection } from "../tools/connect/connection.ts";
import { examplesIn, FILES, written } from "../tools/connect/docs.ts";
import { faultsIn } from "../tools/connect/shape.ts";
import { portalConfiguration } from "../tools/development/configuration.ts";

const BOTH = { LARAVEL_URL: "https://backend.example", CONTENT_URL: "https://cms.example" };

test("without an address the embedded backend answers; an empty one is none", () => {
	expect(connectionIn({}, {})).toBeUndefined();
	expect(connectionIn({ LARAVEL_URL: "", SERVICE_SECRET: "a-secret-for-nobody" }, {})).toBeUndefined();
});

test("[7.23] a tag manager beside a backend of one's own is given once: wrangler refuses a name that appears twice", () => {
	const given = { ...BOTH, GTM_ID: "GTM-ABC1234" };
	const from = new Map(connectionIn(given, {})?.sources);
	expect([...from.keys()]).toContain("GTM_ID");
	const { secrets } = z
		.object({ secrets: z.object({ required: z.array(z.string()) }) })
		.parse(portalConfiguration({ vars: { GTM_ID: given.GTM_ID }, from }));
	expect(secrets.required).not.toContain("GTM_ID");
});

test.each([
	[{ LARAVEL_URL: BOTH.LARAVEL_URL }, "CONTENT_URL is missing"],
	[{ CONTENT_URL: BOTH.CONTENT_URL }, "LARAVEL_URL is missing"],
	[{ ...BOTH, LARAVEL_URL: "backend.example" }, "LARAVEL_URL is no address that begins with http:// or https://"],
	[{ ...BOTH, LARAVEL_URL: "ftp://backend.example" }, "LARAVEL_URL is no address"],
	[{ ...BOTH, CONTENT_URL: "https://cms.example/uploads" }, "CONTENT_URL is not an origin in lower case"],
	[{ ...BOTH, LARAVEL_URL: "https://me:word@backend.example" }, "LARAVEL_URL has a query, a fragment or a user's name"],
])("%o is refused: %s", (given, message) => {
	expect(() => connectionIn(given, {})).toThrow(message);
	expect(() => connectionIn({}, given)).toThrow(message);
});

test("each variable comes from the environment, else from .dev.vars, and its source is told without its value", () => {
	const environment = { ...BOTH, SERVICE_SECRET: "of-the-environment", ENVIRONMENT: "production", HOME: "/home" };
	const devVars = { SERVICE_SECRET: "of-dev-vars-unused", CONTENT_SECRET: "of-the-dev-vars", PURGE_SECRET: "" };
	const connection = connectionIn(environment, devVars);
	if (!connection) throw new Error("Not connected");
	const secrets = { SERVICE_SECRET: "of-the-environment", CONTENT_SECRET: "of-the-dev-vars" };
	expect(connection.environment).toMatchObject(secrets);
	expect(connection.environment).not.toHaveProperty("ENVIRONMENT");
	expect([...connection.sources.keys()]).not.toContain("HOME");
	const text = described(connection, { state: "folder", hasProvider: false });
	for (const line of [
		"SERVICE_SECRET  the environment",
		"CONTENT_SECRET  .dev.vars",
		"PURGE_SECRET    none (empty in .dev.vars)",
		"OPS_SECRET      wrangler.toml, the development value",
	]) {
		expect(text).toContain(line);
	}
	for (const secret of ["of-the-environment", "of-the-dev-vars", "of-dev-vars-unused"])
		expect(text).not.toContain(secret);
});

test("beside Strapi LARAVEL_URL is enough: files come from Strapi, as in a deployment", () => {
	const given = { LARAVEL_URL: BOTH.LARAVEL_URL, STRAPI_URL: "https://strapi.example/cms/" };
	expect(connectionIn(given, {})).toMatchObject({ contentUrl: "https://strapi.example" });
	expect(connectionIn({ ...given, CONTENT_URL: BOTH.CONTENT_URL }, {})).toMatchObject({ contentUrl: BOTH.CONTENT_URL });
	const connection = connectionIn(given, {});
	const text = connection && described(connection, { state: "folder", hasProvider: false });
	expect(text).toContain("STRAPI_URL      https://strapi.example/cms/");
	expect(text).toContain("content: Strapi's; accounts");
	expect(connectionIn({ STRAPI_URL: given.STRAPI_URL }, {})).toBeUndefined();
});

async function triedWith(listener: RequestListener, hasStrapi = false): Promise<string> {
	const server = createServer(listener);
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = server.address();
	const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
	const content = hasStrapi ? { STRAPI_URL: url, STRAPI_TOKEN: "a-token" } : { CONTENT_URL: url };
	const connection = connectionIn({ LARAVEL_URL: url, SERVICE_SECRET: "service-secret-of-tests", ...content }, {});
	try {
		if (connection) await tryConnection(connection);
		return "connected";
	} catch (error) {
		return error instanceof Error ? error.message : "";
	} finally {
		server.close();
		server.closeAllConnections();
	}
}

test.each([
	["a list", 200, '["news"]', "connected"],
	["a list in an envelope", 200, '{"data":["news"]}', "connected"],
	["a refusal", 401, '{"message":"No"}', "LARAVEL_URL refuses the service secret (401)"],
	["a page", 200, "<!doctype html>", "LARAVEL_URL answers something else than a JSON list"],
	["a redirect", 302, "", "LARAVEL_URL answers 302"],
])("a backend that gets the secret and answers %s", async (_what, status, body, message) => {
	const told = await triedWith(({ headers }, response) => {
		const isAllowed = headers["x-service-secret"] === "service-secret-of-tests";
		response.writeHead(isAllowed ? status : 403).end(body);
	});
	expect(told).toContain(message);
});

test.each([
	["its list", 200, '{"data":[{"id":2,"documentId":"d","attributes":{"bold":true}}]}', "connected"],
	["a refusal of the token", 401, "{}", "STRAPI_URL refuses STRAPI_TOKEN (401)"],
	["no such type", 404, "{}", "connected"],
	["a gateway's page", 502, "<!doctype html>", "connected"],
	["as Strapi 4", 200, '{"data":[{"id":26,"attributes":{"name":"Cardiology"}}]}', "STRAPI_URL answers as Strapi 4"],
])("Strapi that answers %s; Laravel beside it needs no content", async (_what, status, body, message) => {
	const told = await triedWith(({ url, headers }, response) => {
		const isStrapis = url === "/api/domains" && headers.authorization === "Bearer a-token";
		response.writeHead(isStrapis ? status : 404).end(isStrapis ? body : "{}");
	}, true);
	expect(told).toContain(message);
	expect(told).not.toContain("a-token");
});

test.each([
	[
		"development/start.ts",
		["--prodution"],
		"--prodution is no option of npm start: --hca, --https, --production, --sisters",
	],
	["release/preflight.ts", [], "Say which environment: npm run preflight -- production"],
	["release/smoke.ts", [], "Say which hosts: npm run smoke -- https://www.example.com …"],
])("%s ends with one sentence where its options %j say nothing it knows", (tool, options, sentence) => {
	const { status, stderr } = spawnSync(process.execPath, [`tests/tools/${tool}`, ...options], { encoding: "utf8" });
	expect({ status, stderr }).toEqual({ status: 1, stderr: `${sentence}\n` });
});

test.each(FILES)("the tables of %s are those of the code (npm run docs)", (file) => {
	expect(readFileSync(file, "utf8")).toBe(written(file));
});

test("each shape has an example that keeps the contract", () => {
	const examples = examplesIn(readFileSync("docs/backend.md", "utf8"));
	const faults = Object.entries(SHAPES).flatMap(([name, schema]) => {
		const parts: object[] = (examples.get(name) ?? []).map((json) => JSON.parse(json));
		return faultsIn(schema, Object.assign({}, ...parts)).map(({ field, expected }) => `${name}.${field}: ${expected}`);
	});
	expect(faults).toEqual([]);
});
