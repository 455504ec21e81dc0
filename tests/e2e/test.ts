import { test as base } from "playwright/test";

/**
 * Playwright's `test`. What a page still asks for when its test ends (a prefetch that a route answers late) fails no test: a handler
 * that fails after the end would, and the next one with it.
 */
export const test = base.extend({
	context: async ({ context }, use) => {
		await use(context);
		const routed = [context, ...context.pages()];
		await Promise.all(routed.map((part) => part.unrouteAll({ behavior: "ignoreErrors" })));
	},
});
