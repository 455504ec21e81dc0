import { createHash } from "node:crypto";
import { replaced } from "./replacements.ts";
import type { Answer } from "./served.ts";

/** An answer as text of short lines, of which a comparison can be read; two answers are the same if their texts are. */

const lines = (headers: Answer["headers"]): string =>
	headers
		.map(([name, value]) => `${name}: ${value}`)
		.sort()
		.join("\n");

/** Text as it is, with a break between two tags; other bytes by their hash. */
function written(body: Buffer): string {
	const text = body.toString("utf8");
	if (text.includes("\0") || !Buffer.from(text).equals(body)) {
		return `[${body.length} bytes, sha256 ${createHash("sha256").update(body).digest("hex")}]`;
	}
	// The mark tells the text's own breaks from those that are made here.
	return text.replaceAll("\n", "↵\n").replaceAll("><", ">\n<");
}

/** The order of calls that are under way at once says nothing. */
const called = ({ calls, limits }: Answer): string =>
	[
		...calls.map(({ method, path, headers, body }) => `call ${method} ${path}\n${lines(headers)}\n${body}\n`),
		...limits.map((limit) => `limit ${limit}\n`),
	]
		.sort()
		.join("\n");

export const textOf = (answer: Answer, now: number): Promise<string> =>
	replaced(
		`status ${answer.status}\n${lines(answer.headers)}\n\nbody\n${written(answer.body)}\n\n${called(answer)}\n`,
		answer,
		now,
	);
