import { Modals } from "../modals/modals.tsx";
import { render } from "./hydrate.tsx";

let root: Promise<() => void> | undefined;

/** One root serves every opening, so a closed form keeps its input. */
export function mount(element: HTMLElement): Promise<() => void> {
	root ??= render(element, <Modals />);
	return root;
}
