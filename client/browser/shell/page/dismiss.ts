/** Removes a dismissed card at once. Its form is posted in the background, and the Worker sets the cookie. [3.13] */
export function watchDismissals(): void {
	document.addEventListener("submit", (event) => {
		const form = event.target;
		// Offline, the card would come back (client/browser/shell/navigation/unreached.ts).
		if (!(navigator.onLine && form instanceof HTMLFormElement && "dismiss" in form.dataset)) return;
		event.preventDefault();
		void fetch(form.action, { method: "POST", redirect: "manual", keepalive: true }).catch(() => {});
		form.closest("aside")?.remove();
		document.querySelector("main")?.focus({ preventScroll: true });
	});
}
