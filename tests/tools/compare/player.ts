import type { Answer, Served } from "./served.ts";
import { START } from "./served.ts";
import type { Step } from "./step.ts";

/** Plays steps against one tree, with the cookies and validators that this tree has set. */

const MINUTE = 60_000;

export const timeOf = ({ minute = 0 }: Step): number => START + minute * MINUTE;

const NOTHING: Answer = { status: 0, headers: [], body: Buffer.from(""), calls: [], limits: [] };

export function player(served: Served) {
	const jars = new Map<string, Map<string, string>>();
	const validators = new Map<string, string>();
	let last = NOTHING;

	function keep(jar: Map<string, string>, { headers }: Answer): void {
		for (const [name, cookie] of headers) {
			if (name !== "set-cookie") continue;
			const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			if (/max-age=0/i.test(cookie)) jar.delete(key);
			else jar.set(key, value);
		}
	}

	/** @returns the answer and the request, which the report of a difference shows */
	return async function play(step: Step, seed: number): Promise<{ url: string; answer: Answer }> {
		const given = (value: Step["url"]) => (typeof value === "function" ? value(last) : value);
		const url = given(step.url);
		const jar = jars.get(step.visitor ?? "") ?? new Map<string, string>();
		if (step.visitor !== undefined) jars.set(step.visitor, jar);
		const cookies = [...jar].map(([name, value]) => `${name}=${value}`);
		if (step.headers.Cookie !== undefined) cookies.push(step.headers.Cookie);
		const validator = step.revalidated ? validators.get(url) : undefined;
		const headers = {
			...step.headers,
			...(cookies.length > 0 ? { Cookie: cookies.join("; ") } : {}),
			...(validator === undefined ? {} : { "If-None-Match": validator }),
		};
		const body = step.body === undefined ? {} : { body: given(step.body) };
		const answer = await served.ask({
			now: timeOf(step),
			seed,
			refuse: step.refuse ?? false,
			faults: step.faults ?? [],
			request: { url, method: step.method, headers, ...body },
		});
		if (step.visitor !== undefined) keep(jar, answer);
		const etag = answer.headers.find(([name]) => name === "etag")?.[1];
		if (etag !== undefined && answer.status === 200) validators.set(url, etag);
		last = answer;
		return { url, answer };
	};
}
