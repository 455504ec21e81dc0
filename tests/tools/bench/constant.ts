import { Hono } from "hono";

/** The baseline: a bare Worker that answers a constant string. The path gives its length in bytes. */
const bodies = new Map<string, string>();

export default new Hono().get("/:bytes", (c) => {
	const bytes = c.req.param("bytes");
	const body = bodies.get(bytes) ?? "x".repeat(Number(bytes));
	bodies.set(bytes, body);
	return c.html(body);
});
