import { createHash } from "node:crypto";
import { replaced } from "./replacements.ts";
import type { Answer } from "./served.ts";

/** An answer as text with short lines, which git can compare. Two answers are equal if their texts are. */

const lines = (headers: Answer["headers"]): string =>
	headers
		.map(([name, value]) => `${name}: ${value}`)
		.sort()
		.join("\n");

/** Text with a break between two tags; other bytes as a hash. */
function written(body: Buffer): string {
	const text = body.toString("utf8");
	if (text.includes("\0") || !Buffer.from(text).equals(body)) {
		return `[${body.length} bytes, sha256 ${createHash("sha256").update(body).digest("hex")}]`;
	}
	// Marks the text's own line breaks.
	return text.replaceAll("\n", "↵\n").replaceAll("><", ">\n<");
}

/** The order of concurrent calls means nothing. */
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
