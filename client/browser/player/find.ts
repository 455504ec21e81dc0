import { fold } from "../../../shared/text.ts";
import { showIn } from "./show-in.ts";

/** Shorter queries match nearly everywhere. */
const MIN_LENGTH = 2;

export function startFind(root: HTMLElement, box: HTMLElement): void {
	const find = root.querySelector<HTMLElement>("[data-find]");
	const field = find?.querySelector("input");
	const status = find?.querySelector<HTMLElement>("[role=status]");
	const steps = [...(find?.querySelectorAll<HTMLButtonElement>("[data-step]") ?? [])];
	if (!find || !field || !status) return;
	let matches: HTMLElement[] = [];
	let current = 0;

	const show = () => {
		for (const mark of matches) mark.classList.toggle("is-here", mark === matches[current]);
		for (const step of steps) step.disabled = matches.length === 0;
		const { none = "", some = "" } = status.dataset;
		const hasQuery = field.value.trim().length >= MIN_LENGTH;
		const number = String(matches.length);
		status.textContent = hasQuery
			? matches.length === 0
				? none
				: some.replace("{{at}}", String(current + 1)).replace("{{number}}", number)
			: "";
		const match = matches[current];
		if (match) showIn(box, match);
	};
	const go = (by: number) => {
		if (matches.length === 0) return;
		current = (current + by + matches.length) % matches.length;
		show();
	};
	field.addEventListener("input", () => {
		unmark(matches);
		const query = field.value.trim();
		matches = query.length < MIN_LENGTH ? [] : marksOf(box, fold(query));
		current = 0;
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

/** Marks matches that lie within one text node. */
function marksOf(box: HTMLElement, query: string): HTMLElement[] {
	const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) {
		const { currentNode: text } = walker;
		if (text instanceof Text && !text.parentElement?.matches(".transcript__time")) texts.push(text);
	}
	return texts.flatMap((text) => markedIn(text, query));
}

function markedIn(text: Text, query: string): HTMLElement[] {
	const { folded, origin } = foldedOf(text.data);
	const ranges: [start: number, end: number][] = [];
	for (let start = folded.indexOf(query); start >= 0; start = folded.indexOf(query, start + query.length)) {
		ranges.push([origin[start] ?? 0, origin[start + query.length] ?? text.length]);
	}
	// Works backwards, so that splitting a text keeps earlier ranges valid.
	return ranges
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

/** Folds the text for comparison. `origin` maps each folded character to its offset in the original text. */
function foldedOf(data: string): { folded: string; origin: number[] } {
	let [folded, offset] = ["", 0];
	const origin: number[] = [];
	for (const character of data) {
		const piece = fold(character);
		folded += piece;
		for (let unit = 0; unit < piece.length; unit++) origin.push(offset);
		offset += character.length;
	}
	origin.push(offset);
	return { folded, origin };
}
