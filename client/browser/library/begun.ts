import { libraryStore } from "../stores/library.ts";

const tell = ({ progress }: ReturnType<typeof libraryStore.getState>): boolean =>
	document.documentElement.toggleAttribute("data-begun", progress.length > 0);

/** Tells the style sheet whether there is something to go on with, as the boot script did at first: worker/render/boot.ts. */
export function watchBegun(): void {
	tell(libraryStore.getState());
	libraryStore.subscribe(tell);
}
