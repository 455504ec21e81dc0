import { Hono } from "hono";
import { expect, test } from "vitest";
import { orFallbackText } from "../../worker/render/error-handler.ts";
import type { AppEnv } from "../../worker/visitor/site.ts";

const answer = (errorPage: () => Promise<Response>) => {
	const app = new Hono<AppEnv>();
	app.use(async (c, next) => {
		await next();
		if (c.get("cacheControl") === "never") c.header("Cache-Control", "no-store");
	});
	app.get("/", () => {
		throw new Error("the page");
	});
	app.onError((_, c) => orFallbackText(c, 503, errorPage, "Es geht nicht."));
	return app.request("/");
};

test("[2.25] if the error page fails too, a plain text has the same status and no stack trace", async () => {
	const response = await answer(() => Promise.reject(new Error("secret reason")));
	expect(response.status).toBe(503);
	expect(response.headers.get("content-type")).toContain("text/plain");
	expect(response.headers.get("cache-control")).toBe("no-store");
	expect(response.headers.get("x-robots-tag")).toBe("noindex");
	const text = await response.text();
	expect(text).toContain("Es geht nicht.");
	expect(text).not.toContain("secret");
});

test("[2.25] a working error page is the response", async () => {
	const response = await answer(async () => new Response("page", { status: 503 }));
	expect(await response.text()).toBe("page");
});
