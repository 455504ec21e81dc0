import { afterAll, beforeAll, expect, test } from "vitest";
import { startStrapi, TOKEN } from "./strapi/double.ts";
import { CASES } from "./typed-client/cases.ts";
import { typedClient } from "./typed-client/client.ts";

/** The typed client of the CMS's content, by Laravel's contract and from Strapi's own REST API: the same cases, the same answers. */

let strapi: Awaited<ReturnType<typeof startStrapi>>;
const clients: Partial<Record<string, Awaited<ReturnType<typeof typedClient>>>> = {};

beforeAll(async () => {
	const laravel = await typedClient({});
	strapi = await startStrapi(laravel.uploads);
	clients.Laravel = laravel;
	clients.Strapi = await typedClient({ STRAPI_URL: strapi.url, STRAPI_TOKEN: TOKEN });
});
afterAll(async () => {
	for (const client of Object.values(clients)) await client?.close();
	await strapi.close();
});

const EACH = Object.entries(CASES).flatMap(([name, { expected }]) =>
	["Laravel", "Strapi"].map((server) => ({ name, server, expected })),
);

test.each(EACH)("$name: $server", async ({ name, server, expected }) => {
	expect(await clients[server]?.observed(name)).toEqual(expected);
});
