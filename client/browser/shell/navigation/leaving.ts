/** Detects what a reload would destroy: a running navigation, and the visitor's input. */

let isUnloading = false;
addEventListener("beforeunload", () => {
	isUnloading = true;
});
addEventListener("pageshow", () => {
	isUnloading = false;
});

export const isLeaving = (): boolean => isUnloading || Boolean(window.navigation?.transition);

/**
 * Whether forms have input. A form that is sent by GET, such as the search, starts with the values of the URL, and its choices
 * are applied at once. A form that is sent by POST may start with what was typed before.
 */
export const hasInput = (forms = "form"): boolean =>
	[
		...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
			`${forms} :is(input:not([type=hidden],[readonly]), textarea, select)`,
		),
	].some((field) => {
		const isPosted = field.form?.method === "post";
		if ("options" in field) return isPosted && isChanged(field);
		return /check|radio/.test(field.type)
			? isPosted && "checked" in field && field.checked !== field.defaultChecked
			: field.value && (isPosted || field.value !== field.defaultValue);
	});

function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
	const initial = [...options].findIndex(({ defaultSelected }) => defaultSelected);
	return selectedIndex !== Math.max(0, initial);
}
