import { beforeEach, expect, test, vi } from "vitest";
import { newIsolate } from "./isolate.ts";

const nothing = () => undefined;
const answered = vi.fn<(line: { status: number; cause: string | undefined }) => void>();
vi.mock("../../../worker/render/assets.ts", () => ({ build: "one" }));
vi.mock("../../../worker/visitor/access-log.ts", () => ({
	answered: ({ status, trace }: { status: number; trace: { cause: string | undefined } }) =>
		answered({ status, cause: trace.cause }),
	serverTiming: () => "",
}));
vi.mock("../../../worker/visitor/resolved-url.ts", () => ({
	resolveUrl: ({ url }: Request) => ({ cacheable: { url, locale: "en-IE", route: "home", isWhole: false } }),
}));

beforeEach(() => {
	newIsolate();
	answered.mockClear();
});

/** What two visitors at once get while the portal answers so, and how often it was asked. */
async function twoVisitors(status: number) {
	const { keepingPages } = await import("../../../worker/kept-pages.ts");
	const { noteCause } = await import("../../../worker/runtime/trace.ts");
	const portal = vi.fn(async () => {
		await new Promise((resolve) => setTimeout(resolve, 5000));
		noteCause("content");
		return new Response("rendered for nobody", {
			status,
			headers: { "Retry-After": "30", "X-Request-Id": "inner", "Set-Cookie": "a=b", "Content-Type": "text/html" },
		});
	});
	const ctx: unknown = { waitUntil: nothing };
	const visit = () => keepingPages(portal)(new Request("http://ie.localhost/en-IE"), {}, ctx as ExecutionContext);
	const visits = [visit(), visit()];
	await vi.advanceTimersByTimeAsync(5000);
	const portalCalls = portal.mock.calls.length;
	await vi.advanceTimersByTimeAsync(5000);
	return { portalCalls, responses: await Promise.all(visits) };
}

test("visitors who wait for the same page get its 503 too, without a wait of their own", async () => {
	const { portalCalls, responses } = await twoVisitors(503);
	expect(portalCalls).toBe(1);
	expect(responses.map(({ status }) => status)).toEqual([503, 503]);
	expect(await Promise.all(responses.map((response) => response.text()))).toEqual(Array(2).fill("rendered for nobody"));
	expect(responses.map(({ headers }) => headers.get("retry-after"))).toEqual(["30", "30"]);
	expect(responses.map(({ headers }) => headers.get("set-cookie"))).toEqual([null, null]);
	// The error page names it, and the log's error line has it.
	expect(responses.map(({ headers }) => headers.get("x-request-id"))).toEqual(["inner", "inner"]);
	expect(answered.mock.calls.flat()).toEqual(Array(2).fill({ status: 503, cause: "content" }));
});

test("any other response that is not kept is for the first visitor only", async () => {
	const { portalCalls, responses } = await twoVisitors(404);
	expect(portalCalls).toBe(2);
	expect(responses.map(({ status }) => status)).toEqual([404, 404]);
});
