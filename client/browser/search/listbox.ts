import { element } from "../element.ts";
import { announce } from "../shell/page/announce.ts";

export const isOutside = (target: EventTarget | null, field: HTMLElement, box: HTMLElement): boolean =>
	target instanceof Node && target !== field && !box.contains(target);

/** Pixels: two options. */
const LEAST = 88;
const GAP = 8;

/** Keeps an open list within the window: with a high zoom, an on-screen keyboard or a banner there is little room below the field. */
function fitBelow(field: HTMLElement, box: HTMLElement): void {
	if (roomFor(box) < LEAST) field.scrollIntoView({ block: "start" });
	box.style.setProperty("--room", `${Math.max(LEAST / 2, roomFor(box))}px`);
}

function roomFor(box: HTMLElement): number {
	const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
	// The header's panel covers what is fixed at the foot. Elsewhere client/styles/room.css keeps the foot clear.
	const foot = box.closest("[popover]")
		? 0
		: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
	return offsetTop + height - box.getBoundingClientRect().top - (foot || GAP);
}

/** The options behind a search field, and the active one. The field keeps the focus. `close` is called on a tap outside. */
export function listboxOf(field: HTMLInputElement, box: HTMLElement, close: () => void) {
	const id = `${field.id}-list`;
	let options: HTMLElement[] = [];
	let active = -1;
	let termOfOptions = "";

	const closeByTap = ({ target }: Event): void => {
		if (isOutside(target, field, box)) close();
	};

	function setOpen(opens: boolean): void {
		box.hidden = !opens;
		field.setAttribute("aria-expanded", String(opens));
		if (opens) {
			fitBelow(field, box);
			document.addEventListener("pointerdown", closeByTap);
		} else document.removeEventListener("pointerdown", closeByTap);
	}

	function activate(index: number): void {
		options[active]?.setAttribute("aria-selected", "false");
		active = index;
		const option = options[active];
		option?.setAttribute("aria-selected", "true");
		option?.scrollIntoView({ block: "nearest" });
		if (option) field.setAttribute("aria-activedescendant", option.id);
		else field.removeAttribute("aria-activedescendant");
	}

	function closeList(): void {
		activate(-1);
		setOpen(false);
	}

	function show(list: Element | null, term: string): void {
		activate(-1);
		termOfOptions = term;
		box.replaceChildren(...(list ? [list] : []));
		list?.setAttribute("id", id);
		options = [...box.querySelectorAll<HTMLElement>("[role=option]")];
		for (const [index, option] of options.entries()) option.id = `${id}-${index}`;
		if (options.length === 0) closeList();
		else setOpen(true);
		if (list) announce(list.getAttribute("data-announce") ?? "");
	}

	function showFailure(text: string): void {
		show(null, "");
		box.append(element("div", { className: "suggestions__failure" }, text));
		setOpen(true);
		field.setAttribute("aria-expanded", "false");
		announce(text);
	}

	function reopen(term: string, by: number): boolean {
		if (options.length === 0 || termOfOptions !== term) return false;
		setOpen(true);
		activate(by > 0 ? 0 : options.length - 1);
		return true;
	}

	return {
		id,
		isOpen: (): boolean => !box.hidden,
		closeList,
		show,
		showFailure,
		reopen,
		/** Cycles through the options and the field. */
		move: (by: number): void => activate(((active + 1 + by + options.length + 1) % (options.length + 1)) - 1),
		deactivate: (): void => activate(-1),
		activeOption: (): HTMLElement | undefined => options[active],
	};
}

export type Listbox = ReturnType<typeof listboxOf>;
