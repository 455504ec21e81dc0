let unloadingAt = 0;
addEventListener("beforeunload", () => {
	unloadingAt = Date.now();
});

export const isLeaving = (): boolean =>
	// A page that is still here five seconds later has not been left: the link was a download.
	Date.now() - unloadingAt < 5000 || window.navigation?.transition != null;

/** Whether forms have input. A posted form may start with what was typed before, a GET form with values of the URL. */
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
