import type { Parameters } from "./query.ts";

/** Which bodies Strapi is asked for, and narrowed to which gates. */

interface Call {
	path: string;
	query: Parameters;
}

const BODY = ["content", "transcript", "file", "audio", "video", "captions", "on_site"];
const SECTION = /^\/api\/(?:news|materials|podcasts|webcasts|webinars)$/;

export const isOfSection = ({ path }: Call): boolean => SECTION.test(path);

/** Everybody may know that a webinar has a place. */
const populated = ([name, wanted]: [string, unknown]) =>
	JSON.stringify(wanted) === '{"fields":{"0":"id"}}' ? [] : [name];

const bodyIn = ({ query }: Call): string[] =>
	[...Object.values(query.fields ?? {}).map(String), ...Object.entries(query.populate ?? {}).flatMap(populated)].filter(
		(name) => BODY.includes(name),
	);

/** The gates to which a call is narrowed; empty: it is not. */
const gatesIn = ({ query }: Call): string =>
	[...JSON.stringify(query.filters ?? {}).matchAll(/"gate":\{"\$in":\{([^}]*)\}/g)].map(([, gates]) => gates).join();

/** Of each call for bodies. */
export const gatesOfBodies = (calls: readonly Call[]): string[] =>
	calls.filter((call) => isOfSection(call) && bodyIn(call).length > 0).map(gatesIn);
