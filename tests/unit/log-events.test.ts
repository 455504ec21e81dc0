import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const operations = readFileSync("docs/operations.md", "utf8");
const explained = new Set(
	[...operations.matchAll(/^\| (`[a-z].*?) \|/gm)].flatMap(([, cell = ""]) =>
		[...cell.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
	),
);

const events = globSync("worker/**/*.{ts,tsx}").flatMap((file) =>
	[
		...readFileSync(file, "utf8").matchAll(
			/\b(?:log(?:Error|Failure|As)?\(|inBackground\(|backendFailure\(error,|answeredOr\()\s*(?:[^"`()]*\? )?"([a-z-]+)"(?: : "([a-z-]+)")?/g,
		),
	].flatMap(([, one, other]) => [one, other].flatMap((name) => (name ? [[name, file] as const] : []))),
);

test("every event of the log has a row", () => {
	expect(new Set(events.map(([name]) => name)).size).toBeGreaterThan(50);
	expect(events.filter(([name]) => !explained.has(name))).toEqual([]);
});
