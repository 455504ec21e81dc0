const requested = new Set<string>();

/**
 * Vite calls this for each `import()`, with the chunk's file first. It preloads the chunk's own imports at the same time. For
 * the chunk itself WebKit would reuse a failed preload, even after a reload.
 */
export function __vitePreload<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
	for (const file of files.slice(1)) {
		if (requested.has(file)) continue;
		requested.add(file);
		document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: `/${file}` }));
	}
	return load();
}
