/** What a reload would undo: a navigation under way, and what has been typed or chosen. */

let left = false;
addEventListener("beforeunload", () => {
	left = true;
});
addEventListener("pageshow", () => {
	left = false;
});

/** Whether the browser or client-side navigation is on the way to another page. */
export const isLeaving = (): boolean => left || Boolean(window.navigation?.transition);

/** Whether a form holds something. What a page's address keeps, as a search's term, stands in a GET form from the start. */
export const isTypedIn = (): boolean =>
	[...document.querySelectorAll<HTMLInputElement>("form :is(input:not([type=hidden]), textarea, select)")].some(
		({ type, checked, defaultChecked, value, defaultValue, form }) =>
			/check|radio/.test(type)
				? checked !== defaultChecked
				: value && (form?.method === "post" || value !== defaultValue),
	);
