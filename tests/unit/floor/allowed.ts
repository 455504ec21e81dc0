/** What scripts check before they use it, and what styles do without. */

export const CHECKED: readonly string[] = [
	"api.Document.pictureInPictureEnabled",
	"api.Document.pictureInPictureElement",
	"api.Document.exitPictureInPicture",
	"api.HTMLVideoElement.requestPictureInPicture",
	"api.Navigator.share",
	"api.NavigateEvent",
	"api.Navigation",
	"api.TrustedTypePolicy",
	"api.TrustedTypePolicyFactory",
];

/** Newer CSS features, by the reason why the page works without them. */
export const OPTIONAL_CSS: Readonly<Record<string, readonly string[]>> = {
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
	"what is folded on paper was folded before": [
		"css.properties.content-visibility",
		"css.properties.content-visibility.visible",
		"css.selectors.details-content",
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
