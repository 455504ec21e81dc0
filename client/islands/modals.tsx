import { Modals } from "../modals/modals.tsx";
import { render } from "./hydrate.tsx";

let root: Promise<() => void> | undefined;

/** The same for every opening: what was typed into a form that is closed is there when it opens again. */
export function mount(element: HTMLElement): Promise<() => void> {
	root ??= render(element, <Modals />);
	return root;
}
