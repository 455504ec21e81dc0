import { request } from "node:http";
import autocannon from "autocannon";
import { HOST, type Served } from "./runtime.ts";

/** Requests to the runtime's socket under the host name of a country. */

export type Headers = Record<string, string>;

export interface Answer {
	status: number;
	headers: NodeJS.Dict<string | string[]>;
	body: Buffer;
}

const hostOf = ({ port }: Served) => ({ Host: `${HOST}:${port}` });

/** One request without redirects. `fetch` would set its own Host. */
export function ask(
	to: Served,
	path: string,
	headers: Headers = {},
	post?: string,
	begun: () => void = () => undefined,
): Promise<Answer> {
	return new Promise((done, fail) => {
		const options = { host: "127.0.0.1", port: to.port, path, headers: { ...hostOf(to), ...headers } };
		request({ ...options, method: post === undefined ? "GET" : "POST" }, (response) => {
			const chunks: Buffer[] = [];
			response.once("data", begun);
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("error", fail);
			response.on("end", () =>
				done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
			);
		})
			.on("error", fail)
			.end(post);
	});
}

export interface Bytes extends Answer {
	/** Milliseconds from the request to the first byte of the body, and to the last. */
	first: number;
	last: number;
}

export async function timed(to: Served, path: string, headers: Headers = {}): Promise<Bytes> {
	const start = performance.now();
	let first = Number.NaN;
	const answer = await ask(to, path, headers, undefined, () => {
		first = performance.now() - start;
	});
	return { ...answer, first, last: performance.now() - start };
}

export interface Round {
	/** Answers per second. */
	rate: number;
	/** Milliseconds. */
	p99: number;
	/** Milliseconds of the runtime's CPU per answer. */
	cpu: number;
}

export const CONNECTIONS = 64;

/**
 * Keeps a number of connections busy.
 * @throws if an answer is no success
 */
export async function load(
	to: Served,
	path: string,
	headers: Headers,
	{ seconds, connections }: { seconds: number; connections: number },
): Promise<Round> {
	const before = to.cpu();
	const result = await autocannon({
		url: `http://127.0.0.1:${to.port}${path}`,
		connections,
		duration: seconds,
		headers: { ...hostOf(to), ...headers },
	});
	if (result.non2xx + result.errors > 0) {
		throw new Error(`${path}: ${result.non2xx} refusals and ${result.errors} errors of ${result.requests.sent}`);
	}
	return {
		rate: result.requests.total / result.duration,
		p99: result.latency.p99,
		cpu: (to.cpu() - before) / result.requests.total,
	};
}
