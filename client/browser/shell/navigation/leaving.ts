/** Detects what a reload would destroy: a running navigation, and the visitor's input. */

let isUnloading = false;
addEventListener("beforeunload", () => {
	isUnloading = true;
});
addEventListener("pageshow", () => {
	isUnloading = false;
});

export const isLeaving = (): boolean => isUnloading || Boolean(window.navigation?.transition);

/** A GET form, such as the search, starts with the values of the URL. Those are not input. */
export const hasInput = (): boolean =>
	[...document.querySelectorAll<HTMLInputElement>("form :is(input:not([type=hidden]), textarea, select)")].some(
		({ type, checked, defaultChecked, value, defaultValue, form }) =>
			/check|radio/.test(type)
				? checked !== defaultChecked
				: value && (form?.method === "post" || value !== defaultValue),
	);
