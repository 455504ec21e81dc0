import { libraryStore } from "../stores/library.ts";

/** Calls `show` now and after every change of the library, until the element leaves the page. */
export function whileConnected(element: HTMLElement, show: () => void): void {
	const stop = libraryStore.subscribe(() => (element.isConnected ? show() : stop()));
	show();
}
