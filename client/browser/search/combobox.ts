import { SUGGESTIONS_FROM } from "../../../shared/constants.ts";
import { parse } from "../shell/navigation/document.ts";
import { isOutside, type Listbox, listboxOf } from "./listbox.ts";
import { isResting, requesterFor } from "./request.ts";

interface Combobox {
	field: HTMLInputElement;
	listbox: Listbox;
	move(by: number): void;
	close(): void;
}

/** The editable combobox of the ARIA Authoring Practices. A second call for a field does nothing. */
export function startCombobox(field: HTMLInputElement, box: HTMLElement): void {
	if (field.hasAttribute("role")) return;
	const term = (): string => field.value.trim();
	const canRequest = (): boolean => [...term()].length >= SUGGESTIONS_FROM && !isResting();
	const listbox = listboxOf(field, box, close);
	const requester = requesterFor(box.dataset.from ?? "", (html, requestedTerm) => {
		if (document.activeElement !== field) return;
		const list = html === undefined ? null : parse(html).body.firstElementChild;
		if (list) listbox.show(list, requestedTerm);
		else listbox.showFailure(box.dataset.failed ?? "");
	});

	function close(): void {
		requester.cancel();
		listbox.closeList();
	}

	function onInput(): void {
		requester.cancel();
		listbox.deactivate();
		if (canRequest()) requester.schedule(term);
		else close();
	}

	function move(by: number): void {
		if (listbox.isOpen()) listbox.move(by);
		else if (!listbox.reopen(term(), by) && canRequest()) void requester.request(term());
	}

	field.setAttribute("role", "combobox");
	field.setAttribute("aria-autocomplete", "list");
	field.setAttribute("aria-expanded", "false");
	field.setAttribute("aria-controls", listbox.id);
	field.addEventListener("input", onInput);
	listen({ field, listbox, move, close }, box);
	// The visitor may have typed before this code was loaded. The term of the page's results opens no list over them.
	if (field.value !== field.defaultValue) onInput();
}

function listen(combobox: Combobox, box: HTMLElement): void {
	const { field, close } = combobox;
	const closeOutside = ({ relatedTarget }: FocusEvent): void => {
		if (isOutside(relatedTarget, field, box)) close();
	};
	field.addEventListener("focusout", closeOutside);
	box.addEventListener("focusout", closeOutside);
	field.addEventListener("keydown", (event) => onKey(combobox, event));
	box.addEventListener("keydown", (event) => event.key === "Escape" && onEscape(combobox, event));
	box.addEventListener("click", close);
	field.form?.addEventListener("submit", close);
	field.form?.addEventListener("reset", close);
}

/** The first Escape closes the list. The second clears the field, or closes the header's panel, which clears it too. */
function onEscape({ field, listbox, close }: Combobox, event: KeyboardEvent): void {
	const panel = field.closest<HTMLElement>("[popover]");
	if (!listbox.isOpen() && !panel && field.value === "") return;
	event.preventDefault();
	event.stopPropagation();
	if (!listbox.isOpen() && panel) {
		// The header's own code does the same, but it may not be loaded yet.
		panel.hidePopover();
		return;
	}
	if (!listbox.isOpen()) field.value = "";
	close();
	field.focus();
}

function onKey(combobox: Combobox, event: KeyboardEvent): void {
	if (event.isComposing || event.ctrlKey || event.metaKey) return;
	const { listbox, move, close } = combobox;
	const option = listbox.activeOption();
	if (event.key === "Escape") onEscape(combobox, event);
	else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
		event.preventDefault();
		if (!event.altKey) move(event.key === "ArrowDown" ? 1 : -1);
		else if (event.key === "ArrowUp") close();
		else if (!listbox.isOpen()) move(1);
	} else if (event.key === "Enter" && option && listbox.isOpen()) {
		event.preventDefault();
		close();
		option.click();
	} else if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) listbox.deactivate();
}
