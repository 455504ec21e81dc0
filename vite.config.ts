import { defineConfig } from "vite";

/** The client build: style sheet, fonts, and the scripts of entry and islands, with hashed names and the manifest that the Worker reads. */
export default defineConfig({
	publicDir: "client/public",
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
