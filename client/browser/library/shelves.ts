import { clock } from "../player/time.ts";
import { announce } from "../shell/announce.ts";
import { type Begun, type Entry, forget, keepAfterSignOut, libraryStore, type Shelf } from "../stores/library.ts";
import { whileThere } from "./while-there.ts";

/** The two shelves of the home page: client/markup/components/shelves.tsx has their markup and words. */
export function startShelves(root: HTMLElement): void {
	const template = root.querySelector<HTMLTemplateElement>("template[data-entry]");
	const chosen = root.querySelector<HTMLInputElement>("[data-keep]");
	if (!template || !chosen) return;
	chosen.addEventListener("change", () => {
		if (!keepAfterSignOut(chosen.checked)) chosen.checked = !chosen.checked;
	});
	whileThere(root, () => {
		const { saved, progress, keep } = libraryStore.getState();
		chosen.checked = keep;
		fill(root, template, "progress", progress);
		fill(root, template, "saved", saved);
	});
}

function fill(root: HTMLElement, template: HTMLTemplateElement, name: Shelf, entries: (Entry | Begun)[]): void {
	const shelf = root.querySelector(`[data-shelf=${name}]`);
	const list = shelf?.querySelector("ul");
	const empty = shelf?.querySelector<HTMLElement>(".shelf__empty");
	if (!list || !empty) return;
	list.replaceChildren(...entries.map((one) => entryOf(template, name, one)));
	list.hidden = entries.length === 0;
	empty.hidden = entries.length > 0;
}

/** An entry's element; stored values are set as text and attributes, never as HTML. */
function entryOf(template: HTMLTemplateElement, name: Shelf, entry: Entry | Begun): DocumentFragment {
	const made = document.importNode(template.content, true);
	const [, locale = "", section] = entry.path.split("/");
	for (const icon of made.querySelectorAll<HTMLElement>("[data-section]")) {
		if (icon.dataset.section !== section) icon.remove();
	}
	const link = made.querySelector("a");
	const progress = made.querySelector("progress");
	const time = made.querySelector(".shelf__time");
	const remove = made.querySelector("button");
	if (link) Object.assign(link, { href: entry.path, textContent: entry.title, lang: locale });
	if ("position" in entry) {
		if (progress) progress.value = entry.position / entry.duration;
		if (time) time.textContent = `${clock(entry.position)} / ${clock(entry.duration)}`;
	} else {
		progress?.remove();
		time?.remove();
	}
	if (remove) {
		remove.ariaLabel = remove.dataset.label?.replace("{{title}}", entry.title) ?? "";
		const done = remove.dataset.done?.replace("{{title}}", entry.title) ?? "";
		remove.addEventListener("click", () => {
			if (forget(name, entry.path)) moveOn(name, done);
		});
	}
	return made;
}

/** After an entry was removed, focuses the shelf's next one, else its heading. */
function moveOn(name: Shelf, done: string): void {
	const next = document.querySelector<HTMLElement>(`[data-shelf=${name}] .shelf__remove`);
	(next ?? document.getElementById(`shelf-${name}`))?.focus();
	announce(done);
}
