const asked = new Set<string>();

/** What the build calls for each `import()`: asks for the chunk's own imports together with it. */
export function __vitePreload<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
	for (const file of files) {
		if (asked.has(file)) continue;
		asked.add(file);
		document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: `/${file}` }));
	}
	return load();
}
