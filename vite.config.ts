import { mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { PAGE_SEGMENTS } from "./shared/constants.ts";
import { SCRIPTS_FLOOR, STYLES_FLOOR, targets } from "./shared/floor.ts";
import { ROUTE_IDS, routeOf } from "./shared/routes.ts";

/** The client build: style sheet, fonts, and the scripts of entry and islands, with hashed names and the manifest that the Worker reads. */
export default defineConfig({
	publicDir: "client/public",
	plugins: [preloading(), mapsApart()],
	define: { PAGE_PATHS: JSON.stringify(pagePaths()) },
	build: {
		outDir: "dist/client",
		manifest: true,
		target: targets(SCRIPTS_FLOOR),
		cssTarget: targets(STYLES_FLOOR),
		modulePreload: { polyfill: false },
		// No script names its own: mapsApart() takes them away.
		sourcemap: "hidden",
		emptyOutDir: true,
		// Fonts stay files: they are cached for longer than a release lives.
		assetsInlineLimit: 0,
		rolldownOptions: {
			// A chunk for five numbers would be one more request of every page.
			optimization: { inlineConst: { mode: "all" } },
			input: [
				"client/styles/index.css",
				"client/styles/account.css",
				"client/styles/ops.css",
				"client/styles/preview.css",
				"client/browser/entry.ts",
			],
		},
	},
});

/**
 * What client-side navigation may show, for client/browser/shell/navigation/routes.ts: up to the length of a page's path, since a longer
 * one may end in a deep link's code, and none that the browser loads itself. A path of no route is a page too: the error page.
 */
function pagePaths(): string {
	const left = ROUTE_IDS.map(routeOf).filter(({ path, shows, acts }) => {
		const isLoaded = shows === "standalone" || acts?.includes("get");
		return isLoaded && !path.includes(":");
	});
	return `^(?!/[^/]+(?:${left.map(({ path }) => path).join("|")})$)(?:/[^/]+){1,${PAGE_SEGMENTS}}/?$`;
}

/** Vite's own helper is a tenth of the entry: it knows style sheets and nonces, which no chunk here has. */
function preloading(): Plugin {
	const helper = fileURLToPath(new URL("client/browser/shell/loading/preload.ts", import.meta.url));
	return {
		name: "preloading",
		enforce: "pre",
		load: (id) => (id.includes("vite/preload-helper") ? `export * from ${JSON.stringify(helper)}` : undefined),
	};
}

/** What is below dist/client is everybody's. The maps have the sources in them, and are for `npm run maps` alone. */
function mapsApart(): Plugin {
	const folder = "dist/maps";
	return {
		name: "maps-apart",
		writeBundle({ dir = "" }, bundle) {
			const maps = Object.keys(bundle).filter((file) => file.endsWith(".map"));
			if (maps.length === 0) return;
			rmSync(folder, { recursive: true, force: true });
			mkdirSync(folder, { recursive: true });
			for (const file of maps) renameSync(join(dir, file), join(folder, basename(file)));
		},
	};
}
