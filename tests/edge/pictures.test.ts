import { beforeAll, expect, test } from "vitest";
import { publish, publishGated } from "./items.ts";
import { sharedPortal } from "./own-portal.ts";
import { keyedHash, pictureAt } from "./sealing.ts";
import { signIn, type Visitor, visitor } from "./visitor.ts";

/** Which pictures and media the portal fetches from the content host, and for whom. */

const HOST = "ie.localhost";
const PICTURE = "/uploads/general-home.svg";
const SMALL = "/uploads/small_general-home.svg";
/** As an address names it behind its signature. */
const NAMED = `/_/as-is${PICTURE}`;

const portal = sharedPortal({ before: "healed" });
let doctor: Visitor;
beforeAll(async () => {
	doctor = await signIn(portal, "ie", "ie");
});

let items = 0;
/** An item with what an editor has typed into it. */
const edited = (fields: object) =>
	publish(portal, `edited-pictures-${++items}`, { content_type: "materials", ...fields });
const gated = (fields: object) =>
	publishGated(portal, `edited-pictures-${++items}`, { content_type: "materials", ...fields });

const htmlOf = async (someone: Visitor, path: string) => (await someone.get(path)).text();
const anybody = () => visitor(portal, HOST);
const picturesIn = (html: string): string[] => [
	...new Set([...html.matchAll(/\/images\/[^"\s]+|\/en-IE\/[^"\s]+\/media\/picture-[^"\s]+/g)].map(([found]) => found)),
];
/** Requests to content host and backend, except those that pages make. */
const asked = async () =>
	(await portal.calls()).map(({ path }) => path).filter((path) => !path.startsWith("/api/strapi/en-IE/"));

test("[3.04] every picture of a page is served to everybody at its address", async () => {
	const pictures = picturesIn(await htmlOf(anybody(), "/en-IE"));
	expect(pictures.length).toBeGreaterThan(9);
	const drawn = pictures.filter((path) => path.endsWith(".svg"));
	expect(drawn.length).toBeGreaterThan(5);
	for (const path of drawn.slice(0, 6)) {
		const answer = await portal.get(HOST + path);
		expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "image/svg+xml"]);
		expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		expect(await answer.text()).toContain("<svg");
	}
});

test("an unsigned address is 404 without a call", async () => {
	const own = pictureAt(PICTURE);
	expect((await portal.get(HOST + own)).status).toBe(200);
	const [, signature = ""] = /^\/images\/([^/]+)/.exec(own) ?? [];
	const other = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
	const tries = [
		`/images${PICTURE}`,
		`/images//${signature}${NAMED}`,
		`/images/${other}${NAMED}`,
		...[0, 1, 8, 15].map((length) => `/images/${signature.slice(0, length)}${NAMED}`),
		`/images/${signature}A${NAMED}`,
		`/images/${keyedHash("deeplink-code", NAMED.slice(1))}${NAMED}`,
		pictureAt(PICTURE, { key: new Uint8Array(32) }),
		// Another version, width, file or spelling.
		`/images/${signature}${PICTURE}`,
		`/images/${signature}/2${NAMED.slice(2)}`,
		`/images/${signature}/_/800${PICTURE}`,
		`/images/${signature}/_/as-is${SMALL}`,
		`/images/${signature}${NAMED}/.or${SMALL}`,
		`/images/${signature}/_/as-is${PICTURE.toUpperCase()}`,
		`/images/${signature}/_/as-is/${PICTURE}`,
		`/images/${signature}/_/as-is/uploads%2Fgeneral-home.svg`,
		`/images/${signature}/_/as-is/uploads/%67eneral-home.svg`,
		`/images/${signature}${NAMED}/`,
		`/images/${signature}${NAMED}%00`,
		`/images/${signature}/_/as-is/uploads/..%2fuploads/general-home.svg`,
		// Signed, but without version and width.
		`/images/${keyedHash("pictures", PICTURE)}${PICTURE}`,
		// Signed, but in no width that is made.
		...["0", "1", "399", "801", "1601", "6000", "-800", "800.0", "0x320", "as-it-is"].map((size) =>
			pictureAt(PICTURE, { size }),
		),
		`/images/${signature}`,
		`/images/${signature}/`,
		"/images/",
		// Each query would be another entry of a cache.
		`${own}?a=1`,
	];
	await htmlOf(anybody(), "/en-IE/nowhere");
	await portal.forgetCalls();
	for (const path of tries) expect([path, (await portal.get(HOST + path)).status]).toEqual([path, 404]);
	expect(await portal.calls()).toEqual([]);
	// A browser writes dot segments out before it asks: this is the same address.
	expect((await portal.get(`${HOST}/images/${signature}/x/..${NAMED}`)).status).toBe(200);
});

test("a signature opens no path outside CONTENT_PATHS", async () => {
	await portal.forgetCalls();
	for (const path of [
		"/api/strapi/en-IE/news.png",
		"/x.png",
		"/uploads/%2e%2e%2fapi/x.png",
		"/uploads/..;/api/x.png",
		// What some decoders take for dots and slashes.
		"/uploads/%c0%ae%c0%ae%c0%afapi/x.png",
		"/uploads/%u002e%u002e/api/x.png",
	]) {
		expect([path, (await portal.get(HOST + pictureAt(path))).status]).toEqual([path, 404]);
	}
	expect((await portal.calls()).filter(({ path }) => !path.startsWith("/api/strapi/en-IE/single"))).toEqual([]);
});

/** What an editor may type where the CMS wants a file. */
const CALL = "/api/talentLMS/user/4/enroll/105";
const FOREIGN = [
	CALL,
	CALL.slice(1),
	`${CALL}.png`,
	`http://backend${CALL}.png`,
	`/uploads/..${CALL}.png`,
	`/uploads/%2e%2e${CALL}.png`,
	`/uploads/.%2e${CALL}.png`,
	`/uploads\\..\\api/x.png`,
	`/uploads/..%2fapi/x.png`,
	`/uploads/..%5Capi/x.png`,
	`/uploads/%252e%252e/api/x.png`,
	`/uploads/..;${CALL}.png`,
	`/uploads/.hidden.png`,
	`/uploads/%00/api.png`,
	`/uploads/x%0d%0aX-Service-Secret: 1.png`,
	`//uploads${CALL}.png`,
	`//backend${CALL}.png`,
	`/uploads${"/..".repeat(3)}${CALL}.png`,
	`/./api/x.png`,
	`/UPLOADS/x.png`,
	`/uploadsx/x.png`,
	"http://backend:80@elsewhere.example/uploads/x.png",
	"https://elsewhere.example/uploads/x.png",
	"javascript:alert(1)",
	"data:image/png;base64,AAAA",
];

test.each([CALL, `${CALL}.png`, `/uploads/%252e%252e${CALL}.png`])(
	"an address that is no picture or medium is never requested, whichever field it stands in: %s",
	async (url) => {
		const path = await edited({
			content: `<p>Text</p>${FOREIGN.map((one) => `<img src="${one}" alt="X">`).join("")}`,
			file: { url, name: "x.pdf", ext: ".pdf", size: 1, mime: "application/pdf" },
			audio: { url },
			video: { url },
			captions: FOREIGN.map((one) => ({ url: one, locale: "en-IE" })),
			image: { url, width: 1600, formats: { small: { url, width: 500 } } },
			poster: { url },
		});
		for (const someone of [anybody(), doctor]) {
			const html = await htmlOf(someone, path);
			expect(html).toContain("<p>Text</p></div>");
			expect(html).not.toMatch(/talentLMS|\/media\//);
			for (const part of ["file", "audio", "video", "captions-0", `captions-${FOREIGN.length - 1}`])
				expect([part, (await someone.get(`${path}/media/${part}`)).status]).toEqual([part, 404]);
		}
		expect(await asked()).toEqual([]);
	},
);

test("other spellings of an existing picture are one address", async () => {
	const spellings = [
		PICTURE,
		PICTURE.slice(1),
		`/uploads//general-home.svg`,
		`/x/../uploads/./general-home.svg`,
		`\\uploads\\general-home.svg`,
		`http://backend${PICTURE}?v=2#x`,
	];
	const path = await edited({ content: spellings.map((url) => `<img src="${url}" alt="">`).join("") });
	const shown = picturesIn(await htmlOf(anybody(), path)).filter((one) => one.endsWith(PICTURE));
	expect(shown).toEqual([pictureAt(PICTURE)]);
	const special = "/uploads/a%20b&c,d'$&.svg";
	const odd = await edited({ content: `<img src="/uploads/a b&amp;c,d'$&amp;.svg" alt="1&lt;2">` });
	const html = await htmlOf(anybody(), odd);
	expect(html).toContain(
		`<img src="${pictureAt(special).replaceAll("&", "&amp;")}" alt="1&lt;2" loading="lazy" decoding="async" />`,
	);
});

test("[6.01] a picture in a gated text is served only by its item's route", async () => {
	const body = `<p>Scheme</p><img src="${PICTURE}" alt="Scheme">`;
	const path = await gated({ content: body, transcript: `<p>T</p><img src="${SMALL}" alt="">` });
	const html = await htmlOf(doctor, path);
	const pictures = picturesIn(html.slice(html.indexOf("<article"), html.indexOf("</article>")));
	expect(pictures).toEqual(expect.arrayContaining([expect.stringMatching(`^${path}/media/picture-[\\w-]{16}$`)]));
	expect(html).not.toContain(PICTURE);
	expect(pictures).toHaveLength(2);
	for (const picture of pictures) {
		const read = await doctor.get(picture);
		expect([read.status, read.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
		expect(read.headers.get("cache-control")).toBe("private, no-store");
		expect(read.headers.get("content-security-policy")).toContain("sandbox");
		expect(await read.text()).toContain("<svg");
		for (const headers of [{}, { Range: "bytes=0-9" }, { "If-None-Match": read.headers.get("etag") ?? "" }]) {
			const refused = await portal.get(HOST + picture, headers);
			expect([refused.status, refused.headers.get("content-type")]).toEqual([403, "text/html; charset=utf-8"]);
		}
		expect((await portal.get(HOST + picture, {}, "HEAD")).status).toBe(403);
	}
	expect((await portal.get(`${HOST}/images${PICTURE}`)).status).toBe(404);
	expect(await htmlOf(anybody(), path)).not.toMatch(/picture-|general-home/);
});

test("[6.01] the item's route serves the pictures of the body at the visitor's level only", async () => {
	const own = await gated({ content: `<img src="${PICTURE}" alt="">` });
	const other = await gated({ content: `<img src="${SMALL}" alt="">` });
	const partIn = async (path: string) => /media\/(picture-[\w-]+)/.exec(await htmlOf(doctor, path))?.[1] ?? "";
	const [part, foreign] = [await partIn(own), await partIn(other)];
	expect((await doctor.get(`${own}/media/${part}`)).status).toBe(200);
	await portal.forgetCalls();
	const none = ["picture-", `${part}A`, `picture-${encodeURIComponent(PICTURE)}`, "picture-constructor"];
	for (const wrong of [foreign, ...none])
		expect([wrong, (await doctor.get(`${own}/media/${wrong}`)).status]).toEqual([wrong, 404]);
	expect(await asked()).toEqual([]);
	// An editor of a public text cannot use a gated text's picture through its route.
	expect((await portal.get(`${HOST}${own}/media/${part}`)).status).toBe(403);
});

test("[6.01] posters and pictures of course descriptions are gated like the item; cards' pictures are public", async () => {
	const video = { url: "/uploads/video/webcast.webm" };
	const path = await gated({ content_type: "webcasts", video, poster: { url: SMALL }, image: { url: PICTURE } });
	const html = await htmlOf(doctor, path);
	expect(html).toMatch(new RegExp(`poster="${path}/media/picture-[\\w-]+"`));
	expect(await htmlOf(anybody(), path)).toContain(pictureAt(PICTURE));

	const course = { id: "901", name: "Course", description: `<p>D</p><img src="${SMALL}" alt="">`, big_avatar: PICTURE };
	await portal.fault({ path: "/api/talentLMS/course/901", status: 200, body: course });
	await portal.fault({ path: "/api/talentLMS/ie/all", body: [course] });
	await portal.purge();
	const [picture = ""] = picturesIn(await htmlOf(doctor, "/en-IE/e-learnings/901")).filter((one) =>
		one.includes("media"),
	);
	expect((await doctor.get(picture)).status).toBe(200);
	expect((await portal.get(HOST + picture)).status).toBe(403);
});

test("[6.01] a gated file that is a picture is served only as a file; a public text's pictures are public", async () => {
	const url = "/uploads/general-scheme.svg";
	const file = { url, name: "scheme.svg", ext: ".svg", size: 1, mime: "image/svg+xml" };
	const path = await gated({ file });
	const read = await doctor.get(`${path}/media/file`);
	expect([read.status, read.headers.get("content-disposition")]).toEqual([200, expect.stringMatching(/^attachment/)]);
	expect((await portal.get(`${HOST}${path}/media/file`)).status).toBe(403);
	expect((await portal.get(`${HOST}/images${url}`)).status).toBe(404);

	const open = await edited({ content: `<p>P</p><img src="${SMALL}" alt="">` });
	for (const someone of [anybody(), doctor]) expect(await htmlOf(someone, open)).toContain(`src="${pictureAt(SMALL)}"`);
	expect((await portal.get(HOST + pictureAt(SMALL))).status).toBe(200);
});

test("[6.01] a file that is no picture is not served as one, even if a gated text names it", async () => {
	await portal.fault({ path: "/uploads/page.png", body: "<h1>x</h1>", headers: { "Content-Type": "text/html" } });
	const content = '<img src="/uploads/page.png" alt=""><img src="/uploads/video/webcast.webm" alt="">';
	const path = await gated({ content });
	const pictures = picturesIn(await htmlOf(doctor, path)).filter((one) => one.startsWith(path));
	expect(pictures).toHaveLength(1);
	expect((await doctor.get(pictures[0] ?? "")).status).toBe(503);
});
