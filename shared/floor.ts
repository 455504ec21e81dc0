/**
 * What browsers must have. The page without scripts is whole in every browser that the styles know; the scripts enhance it
 * where all that they need is there, and else leave it as it is. tests/unit/floor.test.ts compares with MDN's data.
 */

/** What the scripts need, as MDN's data names it, with the expression by which the boot script finds it. */
export const NEEDED = { "api.HTMLElement.popover": `"popover" in HTMLElement.prototype` } as const;

interface Floor {
	readonly chrome: number;
	readonly firefox: number;
	readonly safari: number;
}

/** The first browsers that have all of it: what these know, scripts may use unasked. */
export const SCRIPTS_FLOOR: Floor = { chrome: 114, firefox: 125, safari: 17 };

/** The oldest browsers in which the styles hold, and with them the page without scripts. */
export const STYLES_FLOOR: Floor = { chrome: 108, firefox: 103, safari: 15.4 };

/** What scripts use only where it is, as MDN's data names it, with all that belongs to it. */
export const ASKED_FOR: readonly string[] = [
	"api.Document.pictureInPictureEnabled",
	"api.Document.pictureInPictureElement",
	"api.Document.exitPictureInPicture",
	"api.HTMLVideoElement.requestPictureInPicture",
	"api.NavigateEvent",
	"api.Navigation",
	"api.TrustedTypePolicy",
	"api.TrustedTypePolicyFactory",
];

/** What styles use although the floor's browsers do not know it, by why the page is whole without it. */
export const WITHOUT_LOSS: Readonly<Record<string, readonly string[]>> = {
	"another browser's name of a part": [
		"css.selectors.-moz-progress-bar",
		"css.selectors.-webkit-progress-bar",
		"css.selectors.-webkit-progress-value",
		"css.selectors.-webkit-search-cancel-button",
	],
	"the build writes the prefixed property beside it": [
		"css.properties.hyphens",
		"css.properties.user-select",
		"css.properties.user-select.all",
	],
	"a browser that does not know it does nothing of the kind": [
		"css.at-rules.media.forced-colors",
		"css.properties.text-size-adjust",
	],
	"only what scripts show": ["css.properties.overflow.clip", "css.selectors.fullscreen", "css.selectors.modal"],
	"beside it stands what holds without popovers": ["css.selectors.popover-open"],
	"looks, which the page is whole without": [
		"css.at-rules.starting-style",
		"css.properties.align-content.start",
		"css.properties.break-after.avoid",
		"css.properties.hyphenate-limit-chars",
		"css.properties.overscroll-behavior",
		"css.properties.overscroll-behavior.contain",
		"css.properties.scrollbar-gutter",
		"css.properties.scrollbar-gutter.stable",
		"css.properties.scrollbar-width",
		"css.properties.scrollbar-width.none",
		"css.properties.scrollbar-width.thin",
		"css.properties.text-wrap",
		"css.properties.text-wrap.balance",
		"css.properties.text-wrap.pretty",
		"css.selectors.has",
	],
};

/** A floor as build tools write it. */
export const targets = (floor: Floor): string[] => Object.entries(floor).map(([name, version]) => name + version);
