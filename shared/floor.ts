/** The minimum browsers of scripts; pages work without them. tests/unit/floor.test.ts compares with MDN's data. */

/** MDN's name of a feature, and the boot script's expression that tests it. */
export const REQUIRED = { "api.HTMLElement.popover": `"popover" in HTMLElement.prototype` } as const;

interface Floor {
	readonly chrome: number;
	readonly firefox: number;
	readonly safari: number;
}

/** The first browsers with all features that scripts use without a check. */
export const SCRIPTS_FLOOR: Floor = { chrome: 114, firefox: 125, safari: 17 };

export const STYLES_FLOOR: Floor = { chrome: 108, firefox: 103, safari: 15.4 };

export const targets = (floor: Floor): string[] => Object.entries(floor).map(([name, version]) => name + version);
