import { execFile, execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** The comparison of two trees (tests/tools/compare) knows every route and each secret, and finds no difference where there is none. */

const said = (...args: string[]) =>
	new Promise<string>((resolve) => {
		execFile("npm", ["run", "compare", "--", ...args], { maxBuffer: 2 ** 26 }, (_, out, err) => resolve(out + err));
	});

test("the working tree and its commit are asked thousands of requests and answer alike", async () => {
	const told = await said("HEAD", "staging");
	// Changes that are not committed yet may show.
	const isClean = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" }) === "";
	expect(told).toMatch(isClean ? /\d{4} answers compared \(.*\): 0 differ/ : /\d{4} answers compared/);
});
