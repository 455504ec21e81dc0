import { afterEach, expect, test, vi } from "vitest";
import { fetchCourse } from "../../worker/backend/courses.ts";
import { fetchFooter, fetchItem } from "../../worker/backend/laravel-content.ts";

/** How the backend says that an item is gated: its answer passes the call, its circuit and the reading of the item. */

vi.mock("../../worker/runtime/findings/findings.ts", () => ({ finding: () => undefined }));

afterEach(() => vi.unstubAllGlobals());

const answered = (status: number, body: unknown, slug = "a") => {
	vi.stubGlobal("fetch", async () => Response.json(body, { status }));
	return fetchItem({ locale: "en-IE", requestId: "r" }, "news", slug, "none");
};
const GATED = { state: "gated", teaser: null, message: "Login required" };

test.each([
	{ data: null, error: { status: 403, name: "ForbiddenError", message: "Login required" } },
	{ error: { message: "Login required" } },
	{ statusCode: 403, error: "Forbidden", message: "Login required" },
	{ statusCode: 403, error: "Forbidden", message: [{ messages: [{ id: "gate", message: "Login required" }] }] },
	{ error: "Login required" },
	{ errors: [{ status: 403, message: "Login required" }] },
	{ success: false, data: { message: "login required." } },
	[[{ message: "Login required" }]],
	"Login required",
])("[8.01] %j gates at any status", async (body) => {
	for (const status of [200, 401, 403, 404, 410, 500]) expect(await answered(status, body)).toEqual(GATED);
});

test("[8.01] the teaser of a refusal in Strapi's notation is read", async () => {
	const item = { id: 1, slug: "a", title: "Title" };
	const answer = await answered(403, { data: null, error: { status: 403, message: "Login required" }, item });
	expect(answer).toMatchObject({ state: "gated", teaser: { title: "Title" } });
});

test("[8.01] words without JSON gate too; any other page is a failure", async () => {
	const read = (text: string, status: number) => {
		vi.stubGlobal("fetch", async () => new Response(text, { status }));
		return fetchItem({ locale: "en-IE", requestId: text }, "news", "a", "none");
	};
	expect(await read("Login required\n", 403)).toEqual(GATED);
	for (const status of [200, 403, 404])
		await expect(read("<h1>Login required</h1>", status)).rejects.toMatchObject({ status: 0 });
});

test("many gated items leave the circuit closed", async () => {
	const body = { data: null, error: { status: 403, message: "Login required" } };
	for (let item = 0; item < 40; item += 1) expect(await answered(403, body, `gated-${item}`)).toEqual(GATED);
});

test.each([403, 404, 410])("a %s whose message is another program's withdraws nothing", async (status) => {
	for (const body of [{ error: { message: "Forbidden" } }, { error: "Forbidden" }, {}, "Forbidden", ["Forbidden"]])
		await expect(answered(status, body, `refused-${status}`)).rejects.toMatchObject({ status: 0 });
});

test("the backend's own 404 is one", async () => {
	for (const message of ["Not Found", [{ messages: [{ message: "Gone" }] }]])
		await expect(answered(404, { message })).rejects.toMatchObject({ status: 404 });
});

test("an empty answer under 200 is no item: 404", async () => {
	for (const body of [[], null, { data: null, meta: {} }, { data: [] }])
		await expect(answered(200, body), JSON.stringify(body)).rejects.toMatchObject({ status: 404 });
	vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
	const read = fetchItem({ locale: "en-IE", requestId: "r" }, "news", "a", "none");
	await expect(read).rejects.toMatchObject({ status: 404 });
});

test("an answer without an item that tells of a failure, or says nothing, is one", async () => {
	for (const body of [{ data: null, error: { message: "Down" } }, { data: [], message: "Down" }, {}, "", 0, false])
		await expect(answered(200, body)).rejects.toMatchObject({ status: 0 });
});

test("a router that lacks the route, and a list that is refused, withdraw nothing", async () => {
	const route = { message: "The route api/strapi/en-IE/item/news/a/none could not be found." };
	await expect(answered(404, route, "unrouted")).rejects.toMatchObject({ status: 0 });
	const listed = (status: number, message: string) => {
		vi.stubGlobal("fetch", async () => Response.json({ message }, { status }));
		return fetchFooter({ locale: "en-IE", requestId: "r" });
	};
	await expect(listed(403, "Invalid service secret.")).rejects.toMatchObject({ status: 0 });
	await expect(listed(404, "Not Found")).rejects.toMatchObject({ status: 404 });
});

test("a 403 withdraws one item, but not where lists are refused too: then the portal's secret is", async () => {
	const refused = (slug: string, list: () => Response) => {
		const answer = (url: string) =>
			url.endsWith("/activeCollections") ? list() : Response.json({ message: "Forbidden" }, { status: 403 });
		vi.stubGlobal("fetch", async (url: string) => answer(url));
		return fetchItem({ locale: "en-IE", requestId: slug }, "news", slug, "none");
	};
	const fails = (status: number) => () => Response.json({ message: "No" }, { status });
	await expect(refused("one", () => Response.json(["news"]))).rejects.toMatchObject({ status: 403 });
	await expect(refused("down", fails(500))).rejects.toMatchObject({ status: 403 });
	await expect(refused("unauthorized", fails(401))).rejects.toMatchObject({ status: 0 });
	// The first refusals open the list's circuit.
	for (let item = 0; item < 20; item += 1)
		await expect(refused(`forbidden-${item}`, fails(403))).rejects.toMatchObject({ status: 0 });
});

test("a course is never withdrawn by a 403, which its contract does not have", async () => {
	vi.stubGlobal("fetch", async () => Response.json({ message: "Invalid service secret." }, { status: 403 }));
	await expect(fetchCourse({ locale: "en-IE", requestId: "r" }, "101")).rejects.toMatchObject({ status: 0 });
});
