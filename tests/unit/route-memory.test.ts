import { Hono } from "hono";
import { expect, test } from "vitest";
import { remembering } from "../../worker/remembering.ts";
import { isPageAddress } from "../../worker/site/page-address.ts";
import { queryOf } from "../../worker/site/query.ts";
import { RouteMemory } from "../../worker/site/route-memory.ts";

test("remembered routes are those of hono: order, methods, parameters, sub-apps, and a line break in a path", async () => {
	const build = (router?: RouteMemory<never>) => {
		const app = new Hono(router ? { router } : {});
		const inner = new Hono()
			.get("/in/:id", (c) => c.text(`in ${c.req.param("id")}`))
			.post("/in/:id", (c) => c.text("sent"));
		app.use(async (c, next) => {
			await next();
			c.header("X-Path", encodeURIComponent(c.req.path));
		});
		app.use("/a/*", async (c, next) => {
			c.header("X-Under", "a");
			await next();
		});
		app.get("/", (c) => c.text("root"));
		app.route("/sub", inner);
		app.get("/:one{(?:a|b)}", (c) => c.text(`one ${c.req.param("one")}`));
		app.get("/:one{(?:a|b)}/:two{x}/:three", (c) => c.text(`x ${c.req.param("three")}`));
		app.get("/:one{(?:a|b)}/:two/:three", (c) => c.text(`three ${JSON.stringify(c.req.param())}`));
		app.all("/:one/:two", (c) => c.text(`two ${JSON.stringify(c.req.param())}`));
		app.get("/images/*", (c) => c.text("picture"));
		return app;
	};
	const [plain, remembering] = [build(), build(new RouteMemory())];
	const paths = [
		"/",
		"/a",
		"/a/",
		"/b",
		"/c",
		"/a/x/1",
		"/a/y/1",
		"/a/x/2",
		"/b/x",
		"/sub/in/1",
		"/sub/in/2",
		"/images/p/q",
	];
	const odd = [
		"/%0A",
		"/a%0A",
		"/a%0Ax/y",
		"/a/x%0Ajunk",
		"/a/x/1%0A",
		"/a/x/1%0A/more",
		"/a/%2Fx",
		"/a/%zz",
		"/a/%E9",
		"/__proto__/constructor",
	];
	const answer = async (app: Hono, path: string, method: string) => {
		const { status, headers, body } = await app.request(path, { method });
		return { status, headers: [...headers], text: await new Response(body).text() };
	};
	for (const method of ["GET", "HEAD", "POST", "OPTIONS", "PROPFIND"]) {
		for (const path of [...paths, ...odd, ...paths]) {
			expect(await answer(remembering, path, method), `${method} ${path}`).toEqual(await answer(plain, path, method));
		}
	}
	for (const app of [plain, remembering]) expect(() => app.use(async (_, next) => next())).toThrow("already built");
});

test("a query has all values by name, whatever its parameters are called", () => {
	expect(queryOf("?a=1&b=x+y&a=%32&&c&__proto__=p&constructor=q&a=%zz%E9")).toEqual(
		Object.fromEntries([
			["a", ["1", "2", "%zz\uFFFD"]],
			["b", ["x y"]],
			["c", [""]],
			["__proto__", ["p"]],
			["constructor", ["q"]],
		]),
	);
	expect(queryOf("")).toEqual({});
	// A list of all values for each repetition would not fit into memory.
	expect(queryOf("a&".repeat(50_000)).a).toHaveLength(50_000);
});

test("[2.21] only addresses of pages are remembered: no codes, no ids, nothing that a visitor typed", () => {
	const host = "https://be.example";
	const pages = [
		"",
		"/",
		"/nl-BE",
		"/nl-BE/news",
		"/nl-BE/news/a-slug",
		"/nl-BE?collection=news&page=2",
		"/nl-BE/news?category=1&category=2",
	];
	const others = [
		"/nl-BE/news/a-slug/the-code",
		"/nl-BE/news/a-slug/media/file",
		"/nl-BE/news/a-slug//the-code",
		"//nl-BE/news/a-slug/the-code",
		"/nl-BE?code=a&state=b",
		"/nl-BE?page=2&code=a",
		"/nl-BE?page=2?code=a",
		"/nl-BE?page=2%26code=a",
		"/nl-BE/search?term=hart",
		"/nl-BE/login?return=/nl-BE",
		"/api/api/user/12/enrolled",
	];
	for (const before of [host, "GET\n", ""]) {
		let made = 0;
		const ask = remembering((text) => `${++made} ${text}`, isPageAddress);
		for (const path of pages) expect(ask(before + path), before + path).toBe(ask(before + path));
		for (const path of others) expect(ask(before + path), before + path).not.toBe(ask(before + path));
	}
});
