import { libraryStore } from "../stores/library.ts";

const mark = ({ progress }: ReturnType<typeof libraryStore.getState>): boolean =>
	document.documentElement.toggleAttribute("data-begun", progress.length > 0);

/** Marks the document while the library has progress. The boot script sets the first value: worker/render/boot.ts. */
export function watchBegun(): void {
	mark(libraryStore.getState());
	libraryStore.subscribe(mark);
}
