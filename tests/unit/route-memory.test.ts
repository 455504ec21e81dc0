import { Hono } from "hono";
import { expect, test } from "vitest";
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
