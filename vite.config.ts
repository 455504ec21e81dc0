import { defineConfig } from "vite";
import { PAGE_SEGMENTS } from "./shared/constants.ts";
import { ROUTE_IDS, routeOf } from "./shared/routes.ts";

/** The client build: style sheet, fonts, and the scripts of entry and islands, with hashed names and the manifest that the Worker reads. */
export default defineConfig({
	publicDir: "client/public",
	define: { PAGE_PATHS: JSON.stringify(pagePaths()) },
	build: {
		outDir: "dist/client",
		manifest: true,
		modulePreload: { polyfill: false },
		emptyOutDir: true,
		// Fonts stay files: they are cached for longer than a release lives.
		assetsInlineLimit: 0,
		rolldownOptions: { input: ["client/styles/index.css", "client/styles/ops.css", "client/browser/entry.ts"] },
	},
});

/**
 * What client-side navigation may show, for client/browser/shell/routes.ts: up to the length of a page's path, since a longer
 * one may end in a deep link's code, and none that the browser loads itself. A path of no route is a page too: the error page.
 */
function pagePaths(): string {
	const left = ROUTE_IDS.map(routeOf).filter(({ path, shows, acts }) => {
		const isLoaded = shows === "standalone" || acts?.includes("get");
		return isLoaded && !path.includes(":");
	});
	return `^(?!/[^/]+(?:${left.map(({ path }) => path).join("|")})$)(?:/[^/]+){1,${PAGE_SEGMENTS}}/?$`;
}
