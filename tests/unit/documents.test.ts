import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The files that the documents name are there. */

const DOCUMENTS = [
	"README.md",
	"SECURITY.md",
	...globSync("docs/**/*.md"),
	...globSync("{client,tests,worker}/**/README.md"),
];

test.each(DOCUMENTS)("%s names no file of the repository that is gone", (document) => {
	const named = [
		...readFileSync(document, "utf8").matchAll(
			/\b(?:tests|worker|client|shared|locales|docs)\/[\w./-]*\.(?:tsx?|css|md|toml)\b/g,
		),
	];
	// "xx" stands for a language.
	const gone = named.map(([path]) => path).filter((path) => !/\/xx\b/.test(path) && !existsSync(path));
	expect(gone).toEqual([]);
});
