import { TO_TOP_AFTER_PX } from "../../shared/constants.ts";

/** The way back to the top appears when it is worth something. [2.48] Without a script it stands in the footer. */
export function watchScroll(): void {
	const link = document.querySelector<HTMLElement>("[data-to-top]");
	const update = () => link?.toggleAttribute("data-far", scrollY > TO_TOP_AFTER_PX);
	addEventListener("scroll", update, { passive: true });
	update();
}
