import { TO_TOP_AFTER_PX } from "../../../../shared/constants.ts";

/** Shows the link to the top after 900 pixels. [2.48] Without scripts it is part of the footer. */
export function watchScroll(): void {
	const link = document.querySelector<HTMLElement>("[data-to-top]");
	const update = () => link?.toggleAttribute("data-far", scrollY > TO_TOP_AFTER_PX);
	addEventListener("scroll", update, { passive: true });
	// Within a frame, whose layout it would otherwise force.
	requestAnimationFrame(update);
}
