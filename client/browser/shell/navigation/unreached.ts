/**
 * Where there is no network the page stays as it is, and what was asked for can be tried again. In the entry, since nothing
 * can be loaded then; the dialog and its words are in the page (client/markup/layouts/surface.tsx). false: this page has
 * none.
 */
export function offerAgain(again: () => void): boolean {
	const dialog = document.querySelector<HTMLDialogElement>("#unreached");
	if (!dialog) return false;
	dialog.returnValue = "";
	dialog.onclose = () => {
		if (dialog.returnValue) again();
	};
	if (!dialog.open) dialog.showModal();
	return true;
}

/** What the browser itself would load: its own error page would take this one away. */
export function watchNetwork(): void {
	addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
		const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
		if (!link || link.target || link.hash || isElsewhere || !link.protocol.startsWith("http")) return;
		keep(event, () => link.click());
	});
	addEventListener("submit", (event) => {
		const { target: form, submitter } = event;
		if (!(form instanceof HTMLFormElement) || form.method === "dialog") return;
		keep(event, () => form.requestSubmit(submitter));
	});
}

function keep(event: Event, again: () => void): void {
	if (!navigator.onLine && !event.defaultPrevented && offerAgain(again)) event.preventDefault();
}
