import { page } from "../stores/page.ts";

declare global {
	interface Window {
		/** The tag manager's, kept from the start; nothing reads it before the visitor has agreed. */
		dataLayer?: object[];
	}
}

/** On every route change: who looks, as far as that may be told. [4.01] */
export function recordRoute(): void {
	window.dataLayer ??= [];
	const userId = page.getState().facts?.userId ?? null;
	window.dataLayer.push({ event: userId === null ? "logged_out" : "logged_in", userId });
}
