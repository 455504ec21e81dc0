import type { Answer } from "./served.ts";

/** One request of the comparison, and what it is asked under. */

/** As it is, or made from what this visitor was last answered by the same tree, as a form is from its page. */
type Given = string | ((last: Answer) => string);

export interface Step {
	method: string;
	url: Given;
	headers: Record<string, string>;
	body?: Given;
	/** Whose cookies are sent and kept; absent: nobody's. */
	visitor?: string;
	/** Minutes since the comparison's beginning. */
	minute?: number;
	/** Whether every rate limit refuses. */
	refuse?: boolean;
	/** What the backend does instead of its work; as tests/backend takes it. */
	faults?: readonly object[];
	/** Sends the validator that this tree gave for the address. */
	revalidated?: boolean;
}
export type More = Partial<Omit<Step, "method" | "url" | "body">>;

export const get = (url: Given, more: More = {}): Step => ({ method: "GET", url, headers: {}, ...more });

/** Comes from the portal's own pages. */
function post(type: string, url: string, body: Given, { headers, ...more }: More): Step {
	const own = { Origin: new URL(url).origin, "Sec-Fetch-Site": "same-origin", "Content-Type": type };
	return { method: "POST", url, headers: { ...own, ...headers }, body, ...more };
}
export const form = (url: string, fields: Record<string, string>, more: More = {}): Step =>
	post("application/x-www-form-urlencoded", url, String(new URLSearchParams(fields)), more);
export const json = (url: string, body: unknown, more: More = {}): Step =>
	post("application/json", url, typeof body === "function" ? (last) => String(body(last)) : JSON.stringify(body), more);

/** Once for a cold cache, and again for a warm one. */
export const twice = (steps: readonly Step[]): Step[] => [...steps, ...steps];

export const under = (more: More, steps: readonly Step[]): Step[] => steps.map((step) => ({ ...step, ...more }));
