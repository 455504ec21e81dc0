import { createMiddleware } from "hono/factory";

/** Streams what is handed to `c.render`; evaluated with the first that is, like all of React. */
export const renderer = () =>
	createMiddleware(async function renderer(c, next) {
		c.setRenderer(async (page) => {
			const { reactRenderer } = await import("@hono/react-renderer");
			await reactRenderer(undefined, { stream: true })(c, async () => undefined);
			return c.render(page);
		});
		await next();
	});
