import * as z from "zod";
import { LOCALES } from "../../../shared/locales.ts";
import { callsTo, control } from "./counts.ts";
import { type Bytes, type Headers, timed } from "./load.ts";
import { signIn } from "./rates.ts";
import { SECRET, type Served, servePortal } from "./runtime.ts";
import { medianOf, type Row } from "./table.ts";

/** A visitor's wait while a backend system is slow: first and last byte, one request at a time. */

/** Delays the backend's calls under a path by a number of milliseconds. */
export async function slow(backend: Served, path: string, delay: number): Promise<void> {
	await control(backend, "faults", { method: "DELETE" });
	if (delay === 0) return;
	const answer = await control(backend, "faults", { method: "POST", body: JSON.stringify({ path, delay }) });
	if (!answer.ok) throw new Error(await answer.text());
}

export async function visit(portal: Served, path: string, headers: Headers): Promise<Bytes> {
	const answer = await timed(portal, path, headers);
	if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
	return answer;
}

const whole = (values: number[]): number => Math.round(medianOf(values));
const bytesOf = (answers: Bytes[]) => ({
	"first byte": whole(answers.map(({ first }) => first)),
	"last byte": whole(answers.map(({ last }) => last)),
});

/** Pages with a part that depends on the visitor's data at a vendor. */
const PERSONAL = {
	webinar: "/en-IE/webinars/live-heart-failure-in-primary-care",
	course: "/en-IE/e-learnings/102",
	"list of courses": "/en-IE/e-learnings",
};
const VENDORS = "re:^/api/(webinargeek|talentLMS)/";
const VENDOR_DELAYS = [0, 300, 3000];

export async function vendorWaits(backend: Served, visits: number): Promise<Row[]> {
	const portal = await servePortal(backend, { entry: "quiet" });
	const member = await signIn(portal);
	const rows: Row[] = [];
	for (const [page, path] of Object.entries(PERSONAL)) {
		let atOnce = Number.NaN;
		for (const delay of VENDOR_DELAYS) {
			await slow(backend, VENDORS, 0);
			// Fills the caches, so that only the visitor's own data comes from the vendor.
			for (let time = 0; time < 5; time++) await visit(portal, path, member);
			await slow(backend, VENDORS, delay);
			const answers: Bytes[] = [];
			for (let time = 0; time < visits; time++) answers.push(await visit(portal, path, member));
			const bytes = bytesOf(answers);
			if (delay === 0) atOnce = bytes["first byte"];
			rows.push({ page, "vendor ms": delay, ...bytes, "first byte later": bytes["first byte"] - atOnce, target: 150 });
		}
	}
	await slow(backend, VENDORS, 0);
	await portal.close();
	return rows;
}

const listed = z.array(z.object({ slug: z.string() }));

/** The newest item of a section in a locale. */
export async function newestOf(backend: Served, locale: string, section: string): Promise<string> {
	const address = `http://127.0.0.1:${backend.port}/api/strapi/${locale}/${section}?_start=0&_limit=1`;
	const found = await fetch(address, { headers: { "X-Service-Secret": SECRET, "Accept-Language": locale } });
	return listed.parse(await found.json())[0]?.slug ?? "";
}

const CONTENT = "/api/strapi/";
const CONTENT_DELAYS = [0, 800];

/** Each page in an isolate of its own, in several locales, so that no page finds another one's entries. */
export async function coldWaits(backend: Served, locales: number): Promise<Row[]> {
	const asked = LOCALES.slice(0, locales);
	const items = new Map<string, string>();
	for (const { code } of asked) items.set(code, await newestOf(backend, code, "news"));
	const pages = {
		home: () => "",
		list: () => "/news",
		item: (code: string) => `/news/${items.get(code)}`,
	};
	const rows: Row[] = [];
	for (const [page, of] of Object.entries(pages)) {
		for (const delay of CONTENT_DELAYS) {
			await slow(backend, CONTENT, delay);
			const portal = await servePortal(backend, { entry: "quiet" });
			const answers: Bytes[] = [];
			for (const { code, country } of asked) {
				const headers = { Host: `${country}.localhost:${portal.port}` };
				answers.push(await visit(portal, `/${code}${of(code)}`, headers));
			}
			await portal.close();
			rows.push({ page, "backend ms": delay, ...bytesOf(answers) });
		}
	}
	await slow(backend, CONTENT, 0);
	return rows;
}

/** A browser's Accept header for pictures. */
const IMAGES = { Accept: "image/avif,image/webp,image/*,*/*;q=0.8" };

export async function pictureWaits(backend: Served): Promise<Row[]> {
	const portal = await servePortal(backend, { entry: "quiet" });
	const html = (await visit(portal, "/en-IE", {})).body.toString();
	const pictures = [...new Set([...html.matchAll(/<img[^>]* src="(\/images\/[^"]+)"/g)].map(([, src]) => src ?? ""))];
	const rows: Row[] = [];
	for (const visited of ["cold", "warm"]) {
		await control(backend, "calls", { method: "DELETE" });
		const answers: Bytes[] = [];
		for (const picture of pictures) answers.push(await visit(portal, picture, IMAGES));
		// The writes behind the answer are done by then.
		await new Promise((resolve) => setTimeout(resolve, 500));
		rows.push({
			visited,
			pictures: pictures.length,
			"calls to the content host": await callsTo(backend),
			...bytesOf(answers),
			"KB of all": Math.round(answers.reduce((sum, { body }) => sum + body.length, 0) / 1024),
		});
	}
	await portal.close();
	return rows;
}
