import type { Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import mdn from "@mdn/browser-compat-data/forLegacyNode";
import type { SCRIPTS_FLOOR } from "../../../shared/floor.ts";

/** MDN's data on a feature. */

export type Floor = typeof SCRIPTS_FLOOR;

const ROOT: Identifier = { api: mdn.api, css: mdn.css, javascript: mdn.javascript };

/** Subfeatures by name. */
export function partsOf(feature: Identifier | undefined): [string, Identifier][] {
	if (!feature) return [];
	const { __compat: _, ...parts } = feature;
	return Object.entries<Identifier>(parts);
}

/** The feature under a name such as "api.HTMLElement.popover"; undefined: MDN knows none. */
export const featureAt = (path: string): Identifier | undefined =>
	path.split(".").reduce<Identifier | undefined>((at, key) => at?.[key], ROOT);

/** Whether a statement is about the feature as it is named, and goes on: MDN ends one where a better one begins. */
const isPlain = (
	{ flags, prefix, alternative_name, version_removed }: SimpleSupportStatement,
	_: number,
	all: SimpleSupportStatement[],
): boolean =>
	!flags &&
	!prefix &&
	!alternative_name &&
	(!version_removed || all.some(({ version_added }) => version_added === version_removed));

/** The first version of each browser that has the feature as it is named; Infinity: none has. */
export function firstVersions(feature: Identifier): Floor {
	const support = feature.__compat?.support;
	const first = (browser: keyof Floor): number => {
		const statements = [support?.[browser] ?? []].flat().filter(isPlain);
		const versions = statements.map(({ version_added }) => Number.parseFloat(String(version_added).replace("≤", "")));
		return Math.min(...versions.filter((version) => !Number.isNaN(version)), Number.POSITIVE_INFINITY);
	};
	return { chrome: first("chrome"), firefox: first("firefox"), safari: first("safari") };
}

export function isKnown(feature: Identifier, floor: Floor): boolean {
	// A group of features has no figures.
	if (!feature.__compat) return true;
	const first = firstVersions(feature);
	return first.chrome <= floor.chrome && first.firefox <= floor.firefox && first.safari <= floor.safari;
}
