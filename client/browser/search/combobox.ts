import {
	SUGGESTIONS_DEADLINE_MS,
	SUGGESTIONS_DELAY_MS,
	SUGGESTIONS_FROM,
	SUGGESTIONS_REST_MS,
} from "../../../shared/constants.ts";
import { parse } from "../shell/navigation/document.ts";
import { announce } from "../shell/page/announce.ts";
import { styled } from "./styles.ts";

/**
 * A search field with suggestions: the ARIA practices' editable combobox with a listbox. The field keeps the focus and what
 * was typed, while the arrows move through the options; these are links in the document right behind the field, where touch
 * finds them. The Worker writes the list. Whatever fails leaves the field as it is without.
 */

/** Until then nobody asks: too much was asked within a minute. */
let restUntil = 0;

/** The html of the listbox; undefined: none was to be had. */
async function answered(from: string, term: string, signal: AbortSignal): Promise<string | undefined> {
	const response = await fetch(from, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ term }),
		signal,
	});
	if (response.status === 429) restUntil = Date.now() + SUGGESTIONS_REST_MS;
	return response.ok ? response.text() : undefined;
}

export function startCombobox(field: HTMLInputElement, box: HTMLElement): void {
	const from = box.dataset.from ?? "";
	const listId = `${field.id}-list`;
	let options: HTMLElement[] = [];
	let active = -1;
	/** What the list is for, and what is being asked for. */
	let shown = "";
	let asking: AbortController | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const isOpen = (): boolean => !box.hidden;
	const term = (): string => field.value.trim();

	function activate(place: number): void {
		options[active]?.setAttribute("aria-selected", "false");
		active = place;
		const option = options[place];
		option?.setAttribute("aria-selected", "true");
		option?.scrollIntoView({ block: "nearest" });
		if (option) field.setAttribute("aria-activedescendant", option.id);
		else field.removeAttribute("aria-activedescendant");
	}

	function stop(): void {
		clearTimeout(timer);
		asking?.abort();
		asking = undefined;
	}

	function close(): void {
		stop();
		activate(-1);
		box.hidden = true;
		field.setAttribute("aria-expanded", "false");
		document.removeEventListener("pointerdown", closeByTap);
	}

	function closeByTap({ target }: Event): void {
		if (target instanceof Node && target !== field && !box.contains(target)) close();
	}

	function open(): void {
		box.hidden = false;
		field.setAttribute("aria-expanded", "true");
		document.addEventListener("pointerdown", closeByTap);
	}

	function show(list: Element | null, asked: string): void {
		activate(-1);
		shown = asked;
		box.replaceChildren(...(list ? [list] : []));
		list?.setAttribute("id", listId);
		options = [...box.querySelectorAll<HTMLElement>("[role=option]")];
		for (const [place, option] of options.entries()) option.id = `${listId}-${place}`;
		if (options.length === 0) close();
		else open();
		announce(list?.getAttribute("data-announce") ?? "");
	}

	async function ask(): Promise<void> {
		stop();
		const asked = term();
		const own = new AbortController();
		asking = own;
		const deadline = setTimeout(() => own.abort(), SUGGESTIONS_DEADLINE_MS);
		const [html] = await Promise.all([answered(from, asked, own.signal), styled]).catch(() => []);
		clearTimeout(deadline);
		// Another has begun since, or the visitor is elsewhere.
		if (asking !== own) return;
		asking = undefined;
		if (html === undefined) close();
		else if (document.activeElement === field) show(parse(html).body.firstElementChild, asked);
	}

	const mayAsk = (): boolean => [...term()].length >= SUGGESTIONS_FROM && Date.now() >= restUntil;

	function onInput(): void {
		stop();
		activate(-1);
		if (mayAsk()) timer = setTimeout(ask, SUGGESTIONS_DELAY_MS);
		else close();
	}

	/** Through the options and the field, round and round. */
	function move(by: number): void {
		if (isOpen()) activate(((active + 1 + by + options.length + 1) % (options.length + 1)) - 1);
		else if (options.length > 0 && shown === term()) {
			open();
			activate(by > 0 ? 0 : options.length - 1);
		} else if (mayAsk()) void ask();
	}

	/** The first closes the list, the second clears the field; in the header's panel the second closes the panel, which clears it. */
	function onEscape(event: KeyboardEvent): void {
		const panel = field.closest<HTMLElement>("[popover]");
		if (!isOpen() && !panel && field.value === "") return;
		event.preventDefault();
		event.stopPropagation();
		if (!isOpen() && panel) {
			// The header's own code, which does so too, may not be there yet.
			panel.hidePopover();
			return;
		}
		if (!isOpen()) field.value = "";
		close();
		field.focus();
	}

	function onKey(event: KeyboardEvent): void {
		if (event.isComposing || event.ctrlKey || event.metaKey) return;
		const option = options[active];
		if (event.key === "Escape") onEscape(event);
		else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			if (!event.altKey) move(event.key === "ArrowDown" ? 1 : -1);
			else if (event.key === "ArrowUp") close();
			else if (!isOpen()) move(1);
		} else if (event.key === "Enter" && option && isOpen()) {
			event.preventDefault();
			close();
			option.click();
		} else if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) activate(-1);
	}

	const places: HTMLElement[] = [field, box];
	for (const place of places) {
		place.addEventListener("focusout", ({ relatedTarget }) => {
			if (relatedTarget instanceof Node && relatedTarget !== field && !box.contains(relatedTarget)) close();
		});
	}
	field.addEventListener("input", onInput);
	field.addEventListener("keydown", onKey);
	box.addEventListener("keydown", (event) => event.key === "Escape" && onEscape(event));
	box.addEventListener("click", close);
	field.form?.addEventListener("submit", close);
	field.form?.addEventListener("reset", close);
	field.setAttribute("role", "combobox");
	field.setAttribute("aria-autocomplete", "list");
	field.setAttribute("aria-expanded", "false");
	field.setAttribute("aria-controls", listId);
	// What was typed before this code was there.
	onInput();
}
