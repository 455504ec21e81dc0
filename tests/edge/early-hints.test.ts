import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { sharedPortal } from "./own-portal.ts";
import { basic, OPS_SECRET } from "./portal.ts";
import { signIn, visitor } from "./visitor.ts";

/** The pages' `Link` header, from which the platform makes Early Hints for later visitors of the address. */

const portal = sharedPortal();
const HOST = "ie.localhost";

/** The header's files with their attributes. */
const linksIn = (header: string | null) =>
	(header ?? "").split(", ").map((link) => {
		const [, file = "", how = ""] = /^<([^>]+)>; (.+)$/.exec(link) ?? [];
		return { file, how };
	});

test.each([
	["tr.localhost/tr-TR", 2],
	["ie.localhost/en-IE", 1],
])("the Link header of %s names the pages' style sheet, %i fonts and script", async (home, count) => {
	const page = await portal.get(home);
	const links = linksIn(page.headers.get("link"));
	const html = await page.text();
	const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, file]) => file);
	expect(fonts).toHaveLength(count);
	expect(links).toEqual([
		{ file: /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1], how: "rel=preload; as=style" },
		...fonts.map((file) => ({ file, how: 'rel=preload; as=font; type="font/woff2"; crossorigin' })),
		{ file: `/assets/${/data-entry="([^"]+)"/.exec(html)?.[1]}`, how: "rel=preload; as=script; crossorigin" },
	]);
	for (const { file } of links) expect(existsSync(`dist/client${file}`), file).toBe(true);
});

test("all visitors get the same Link header: kept or rendered, signed in, by deep link, with 304", async () => {
	const gated = "/en-IE/materials/cardovex-titration-scheme";
	const kept = await portal.get(`${HOST}${gated}`);
	const etag = kept.headers.get("etag") ?? "";
	const member = await signIn(portal, "ie", "ie");
	const guest = visitor(portal, HOST);
	await guest.get(`${gated}/demo-access`);
	for (const answer of [
		await portal.get(`${HOST}${gated}`, { "If-None-Match": etag }),
		await portal.get(`${HOST}/en-IE/search?term=heart`),
		await member.get(gated),
		await member.get("/en-IE/account"),
		await guest.get(gated),
	]) {
		expect([200, 304]).toContain(answer.status);
		expect(answer.headers.get("link")).toBe(kept.headers.get("link"));
	}
});

test("errors, redirects, refused forms, files and operations have no Link header", async () => {
	const own = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" };
	const picture = /src="(\/images\/[^"]+)"/.exec(await (await portal.get(`${HOST}/en-IE/news`)).text())?.[1];
	const answers = [
		await portal.get(`${HOST}/`),
		await portal.get(`${HOST}/en-IE/news/`),
		await portal.get(`${HOST}/en-IE/nowhere`),
		await portal.get(`${HOST}/en-IE/news/there-is-none`),
		await portal.post(`${HOST}/en-IE/login`, "email=x", own),
		await portal.get(`${HOST}/ops/status`),
		await portal.get(`${HOST}/ops/status`, basic(OPS_SECRET)),
		await portal.get(`${HOST}/robots.txt`),
		await portal.get(`${HOST}${picture}`),
	];
	expect(answers.map(({ status }) => status)).toEqual([302, 301, 404, 404, 422, 401, 200, 200, 200]);
	for (const { headers } of answers) expect(headers.get("link")).toBeNull();
});
