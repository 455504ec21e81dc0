/**
 * A browser keeps silent about a download that fails. Led there as to a page, it stores the file, which is sent as an
 * attachment, and shows the error page where that is the answer.
 */
export function startDownload(link: HTMLElement): void {
	link.addEventListener("click", (event) => {
		if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
			return;
		event.preventDefault();
		location.assign(link.href);
	});
}
