import { createMiddleware } from "hono/factory";

/** `c.render` streams a React tree. The renderer is loaded at its first use, like React itself. */
export const renderer = () =>
	createMiddleware(async function renderer(c, next) {
		c.setRenderer(async (page) => {
			const { reactRenderer } = await import("@hono/react-renderer");
			await reactRenderer(undefined, { stream: true })(c, async () => undefined);
			return c.render(page);
		});
		await next();
	});
