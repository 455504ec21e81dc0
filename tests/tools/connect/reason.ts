import type { StepFault } from "./faults.ts";

/** Why a call had no answer. Errors of the network may contain the address, which may contain personal data. */

const codeOf = (error: unknown): string | undefined => {
	if (!(error instanceof Error)) return undefined;
	return "code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause);
};

/** Codes of Node and its HTTP client, by their beginning. */
const WORDS: readonly (readonly [RegExp, string])[] = [
	[/^ECONNREFUSED/, "nothing listens at this address"],
	[/^(?:ENOTFOUND|EAI_)/, "there is no host of this name"],
	[/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)/, "the connection broke off"],
	[/^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH)/, "the host cannot be reached"],
	[/CERT|SIGNATURE|^ERR_TLS|^ERR_SSL|^EPROTO/, "its certificate is not accepted"],
];
/** What the parser refuses, and what `fetch` does: a 204 with a body, two lengths, a header with a control character. */
const FORBIDDEN = /^(?:HPE_|UND_ERR_(?:RES_CONTENT_LENGTH|RESPONSE|INVALID))/;

export function reasonOf(error: unknown, limit: number): StepFault {
	if (error instanceof Error && error.name === "TimeoutError")
		return { kind: "late", what: `no answer within ${limit} ms, the portal's deadline` };
	const code = codeOf(error);
	if (code === undefined) return { kind: "connection", what: "no answer: the connection failed" };
	if (FORBIDDEN.test(code)) return { kind: "forbidden", what: `an answer that HTTP forbids (${code})` };
	const words = WORDS.find(([pattern]) => pattern.test(code))?.[1] ?? "the connection failed";
	return { kind: "connection", what: `no answer: ${words} (${code})` };
}
