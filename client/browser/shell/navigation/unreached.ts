import { withoutHash } from "../prefetch/prefetch.ts";

/** Part of the entry, because nothing can be loaded offline. False on a page without the dialog (surface.tsx). */
export function offerRetry(retry: () => void): boolean {
	const dialog = document.querySelector<HTMLDialogElement>("#unreached");
	if (!dialog) return false;
	dialog.returnValue = "";
	dialog.onclose = () => {
		if (dialog.returnValue) retry();
	};
	if (!dialog.open) dialog.showModal();
	return true;
}

/** Stops full page loads while offline: the browser's error page would replace this page. */
export function watchNetwork(): void {
	addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
		const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
		if (!link || link.target === "_blank" || isSamePage(link) || opensNewTab || !link.protocol.startsWith("http"))
			return;
		offerIfOffline(event, () => link.click());
	});
	addEventListener("submit", (event) => {
		const { target: form, submitter } = event;
		if (!(form instanceof HTMLFormElement) || form.method === "dialog") return;
		offerIfOffline(event, () => form.requestSubmit(submitter));
	});
}

const isSamePage = ({ hash, href }: HTMLAnchorElement) => hash && withoutHash(href) === withoutHash(location.href);

function offerIfOffline(event: Event, retry: () => void): void {
	if (!navigator.onLine && !event.defaultPrevented && offerRetry(retry)) event.preventDefault();
}
