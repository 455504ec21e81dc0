import type { CountryCode } from "../../shared/countries.ts";
import { findLocale } from "../../shared/locales.ts";

/** What this isolate's reads of content and kept pages were answered from, since it started. */

/** `stale` and `rescue` stand for the entry's age, whatever kept it; `backend` of a page is its rendering. */
export type Layer = "memory" | "cache-api" | "kv" | "backend" | "stale" | "rescue" | "absent";

interface Counter {
	what: "content" | "page";
	country: CountryCode;
	/** How many reads each layer answered. */
	layers: Record<Layer, number>;
}

const counters = new Map<string, Counter>();
const none = (): Counter["layers"] => ({
	memory: 0,
	"cache-api": 0,
	kv: 0,
	backend: 0,
	stale: 0,
	rescue: 0,
	absent: 0,
});

export function countRead(what: Counter["what"], layer: Layer, locale: string): void {
	const country = findLocale(locale)?.country;
	if (country === undefined) return;
	const name = `${what} ${country}`;
	const counter = counters.get(name) ?? { what, country, layers: none() };
	counter.layers[layer] += 1;
	counters.set(name, counter);
}

/**
 * For the operations page.
 * @public
 */
export const cacheCounters = (): readonly Counter[] => [...counters.values()];
