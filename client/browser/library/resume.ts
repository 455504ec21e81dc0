import { clock } from "../../../shared/format.ts";
import { READING_ID } from "../../markup/reading-id.ts";
import { element } from "../element.ts";
import { isHalfRead, libraryStore } from "../stores/library.ts";
import { withTitle } from "./titles.ts";
import { whileConnected } from "./while-connected.ts";

/** The home page's link to the item that the user began last. */
export function startResume(link: HTMLElement): void {
	const label = link.querySelector("span");
	if (!(link instanceof HTMLAnchorElement) || !label) return;
	whileConnected(link, () => {
		const [last] = libraryStore.getState().progress;
		link.hidden = !last;
		if (!last) return;
		link.href = isHalfRead(last) ? `${last.path}#${READING_ID}` : last.path;
		const position = isHalfRead(last) ? "" : ` · ${clock(last.position)}`;
		const place = element("strong", {}, `${link.dataset.label}${position}`);
		// The library has items of all the country's languages.
		const [, lang = ""] = last.path.split("/", 2);
		withTitle(last, "", (title) => label.replaceChildren(place, " ", element("span", { lang }, title)));
	});
}
