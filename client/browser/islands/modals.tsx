import { Modals } from "../modals/modals.tsx";
import { render } from "./hydrate.tsx";

let root: Promise<() => void> | undefined;

/** Rendered once for all openings, so that a closed form keeps what was typed. */
export function mount(element: HTMLElement): Promise<() => void> {
	root ??= render(element, <Modals />);
	return root;
}
