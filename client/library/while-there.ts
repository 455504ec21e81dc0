import { libraryStore } from "../stores/library.ts";

/** Shows the library now and after every change, until the element has left the page. */
export function whileThere(element: HTMLElement, show: () => void): void {
	const stop = libraryStore.subscribe(() => (element.isConnected ? show() : stop()));
	show();
}
