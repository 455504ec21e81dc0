import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const DOCUMENTS = [
	"README.md",
	"SECURITY.md",
	...globSync("docs/**/*.md"),
	...globSync("{client,tests,worker}/**/README.md", { exclude: ["**/node_modules"] }),
];

test.each(DOCUMENTS)("%s names only existing files of the repository", (document) => {
	const named = [
		...readFileSync(document, "utf8").matchAll(
			/\b(?:tests|worker|client|shared|locales|docs)\/[\w./-]*\.(?:tsx?|css|md|toml)\b/g,
		),
	];
	// "xx" stands for a language.
	const gone = named.map(([path]) => path).filter((path) => !/\/xx\b/.test(path) && !existsSync(path));
	expect(gone).toEqual([]);
});

test("docs/security.md names only existing tests", () => {
	const tests = new Set(
		globSync("tests/**/*.{test,spec}.{ts,tsx}", { exclude: ["**/node_modules"] }).map((path) => basename(path)),
	);
	const named = [...readFileSync("docs/security.md", "utf8").matchAll(/`([\w-]+\.(?:test|spec)\.tsx?)`/g)];
	expect(named.length).toBeGreaterThan(50);
	expect(named.flatMap(([, name = ""]) => (tests.has(name) ? [] : [name]))).toEqual([]);
});
