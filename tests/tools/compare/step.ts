import type { Answer } from "./served.ts";

/** One request of the comparison and its circumstances. */

/** A constant, or a function of the tree's last answer to this visitor, such as a form's token. */
type Given = string | ((last: Answer) => string);

export interface Step {
	method: string;
	url: Given;
	headers: Record<string, string>;
	body?: Given;
	/** The visitor whose cookies are sent and kept. Without it no cookies are sent. */
	visitor?: string;
	/** Minutes since the start of the comparison. */
	minute?: number;
	/** All rate limits refuse. */
	refuse?: boolean;
	/** Faults of the backend, in the format of tests/backend. */
	faults?: readonly object[];
	/** Sends the validator that this tree gave for the address. */
	revalidated?: boolean;
}
export type More = Partial<Omit<Step, "method" | "url" | "body">>;

export const get = (url: Given, more: More = {}): Step => ({ method: "GET", url, headers: {}, ...more });

/** A request from the portal's own pages. */
function post(type: string, url: string, body: Given, { headers, ...more }: More): Step {
	const own = { Origin: new URL(url).origin, "Sec-Fetch-Site": "same-origin", "Content-Type": type };
	return { method: "POST", url, headers: { ...own, ...headers }, body, ...more };
}
export const form = (url: string, fields: Record<string, string>, more: More = {}): Step =>
	post("application/x-www-form-urlencoded", url, String(new URLSearchParams(fields)), more);
export const json = (url: string, body: unknown, more: More = {}): Step =>
	post("application/json", url, typeof body === "function" ? (last) => String(body(last)) : JSON.stringify(body), more);

/** Each step with a cold cache, then with a warm one. */
export const twice = (steps: readonly Step[]): Step[] => [...steps, ...steps];

export const under = (more: More, steps: readonly Step[]): Step[] => steps.map((step) => ({ ...step, ...more }));
