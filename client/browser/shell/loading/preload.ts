const requested = new Set<string>();

/** Vite calls this for each `import()`. It preloads the chunk's own imports at the same time. */
export function __vitePreload<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
	for (const file of files) {
		if (requested.has(file)) continue;
		requested.add(file);
		document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: `/${file}` }));
	}
	return load();
}
