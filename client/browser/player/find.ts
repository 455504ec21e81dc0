import { fold } from "../../../shared/text.ts";
import { showIn } from "./show-in.ts";

/** Finds what is typed in a transcript: marks each place, counts them, and goes from one to the next. */

/** Shorter ones stand everywhere. */
const SHORTEST = 2;

export function startFind(root: HTMLElement, box: HTMLElement): void {
	const find = root.querySelector<HTMLElement>("[data-find]");
	const field = find?.querySelector("input");
	const told = find?.querySelector<HTMLElement>("[role=status]");
	const steps = [...(find?.querySelectorAll<HTMLButtonElement>("[data-step]") ?? [])];
	if (!find || !field || !told) return;
	let found: HTMLElement[] = [];
	let at = 0;

	const show = () => {
		for (const mark of found) mark.classList.toggle("is-here", mark === found[at]);
		for (const step of steps) step.disabled = found.length === 0;
		const { none = "", some = "" } = told.dataset;
		const isAsked = field.value.trim().length >= SHORTEST;
		const number = String(found.length);
		told.textContent = isAsked
			? found.length === 0
				? none
				: some.replace("{{at}}", String(at + 1)).replace("{{number}}", number)
			: "";
		const here = found[at];
		if (here) showIn(box, here);
	};
	const go = (by: number) => {
		if (found.length === 0) return;
		at = (at + by + found.length) % found.length;
		show();
	};
	field.addEventListener("input", () => {
		unmark(found);
		const words = field.value.trim();
		found = words.length < SHORTEST ? [] : marksOf(box, fold(words));
		at = 0;
		show();
	});
	field.addEventListener("keydown", (event) => {
		if (event.key !== "Enter") return;
		event.preventDefault();
		go(event.shiftKey ? -1 : 1);
	});
	for (const step of steps) step.addEventListener("click", () => go(Number(step.dataset.step)));
	find.hidden = false;
}

function unmark(marks: readonly HTMLElement[]): void {
	for (const mark of marks) {
		const parent = mark.parentNode;
		mark.replaceWith(...mark.childNodes);
		parent?.normalize();
	}
}

/** Marks each place where the words stand within one text. */
function marksOf(box: HTMLElement, words: string): HTMLElement[] {
	const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) {
		const { currentNode: text } = walker;
		if (text instanceof Text && !text.parentElement?.matches(".transcript__time")) texts.push(text);
	}
	return texts.flatMap((text) => markedIn(text, words));
}

function markedIn(text: Text, words: string): HTMLElement[] {
	const { folded, origin } = foldedOf(text.data);
	const places: [start: number, end: number][] = [];
	for (let at = folded.indexOf(words); at >= 0; at = folded.indexOf(words, at + words.length)) {
		places.push([origin[at] ?? 0, origin[at + words.length] ?? text.length]);
	}
	// From the last on, so that the places before it stay where they are.
	return places
		.reverse()
		.map(([start, end]) => {
			const mark = document.createElement("mark");
			const piece = text.splitText(start);
			piece.splitText(end - start);
			piece.replaceWith(mark);
			mark.append(piece);
			return mark;
		})
		.reverse();
}

/** The text as it is compared, and of each of its characters the place of the one that it was made of. */
function foldedOf(data: string): { folded: string; origin: number[] } {
	let [folded, place] = ["", 0];
	const origin: number[] = [];
	for (const character of data) {
		const piece = fold(character);
		folded += piece;
		for (let unit = 0; unit < piece.length; unit++) origin.push(place);
		place += character.length;
	}
	origin.push(place);
	return { folded, origin };
}
