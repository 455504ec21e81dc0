/** Follows the link as a navigation: a failure shows the error page. With `download` the browser would fail silently. */
export function startDownload(link: HTMLElement): void {
	link.addEventListener("click", (event) => {
		// Offline the page stays (client/browser/shell/navigation/unreached.ts).
		if (!navigator.onLine) return;
		if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
			return;
		event.preventDefault();
		location.assign(link.href);
	});
}
