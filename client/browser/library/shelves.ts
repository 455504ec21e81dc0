import { clock } from "../../../shared/format.ts";
import { READING_ID } from "../../markup/reading-id.ts";
import { announce } from "../shell/page/announce.ts";
import {
	type Begun,
	type Entry,
	forget,
	type HalfRead,
	isHalfRead,
	keepAfterSignOut,
	libraryStore,
	rememberReading,
	type Shelf,
} from "../stores/library.ts";
import { withTitle } from "./titles.ts";
import { whileThere } from "./while-there.ts";

type Any = Entry | Begun | HalfRead;

/** The two shelves of the home page: client/markup/components/shelves.tsx has their markup and words. */
export function startShelves(root: HTMLElement): void {
	const template = root.querySelector<HTMLTemplateElement>("template[data-entry]");
	const keeps = root.querySelector<HTMLInputElement>("[data-keep]");
	const reads = root.querySelector<HTMLInputElement>("[data-reading]");
	if (!template || !keeps || !reads) return;
	follow(keeps, keepAfterSignOut);
	follow(reads, rememberReading);
	whileThere(root, () => {
		const { saved, progress, keep, reading } = libraryStore.getState();
		keeps.checked = keep;
		reads.checked = reading;
		fill(root, template, "progress", progress);
		fill(root, template, "saved", saved);
	});
}

/** A choice that the browser does not store is not made. */
function follow(box: HTMLInputElement, choose: (chosen: boolean) => boolean): void {
	box.addEventListener("change", () => {
		if (!choose(box.checked)) box.checked = !box.checked;
	});
}

function fill(root: HTMLElement, template: HTMLTemplateElement, name: Shelf, entries: Any[]): void {
	const shelf = root.querySelector(`[data-shelf=${name}]`);
	const list = shelf?.querySelector("ul");
	const empty = shelf?.querySelector<HTMLElement>(".shelf__empty");
	if (!list) return;
	list.replaceChildren(...entries.map((one) => entryOf(template, name, one)));
	list.hidden = entries.length === 0;
	if (empty) empty.hidden = entries.length > 0;
}

/** An entry's element; stored values are set as text and attributes, never as HTML. */
function entryOf(template: HTMLTemplateElement, name: Shelf, entry: Any): DocumentFragment {
	const made = document.importNode(template.content, true);
	const [, locale = "", section] = entry.path.split("/");
	for (const icon of made.querySelectorAll<HTMLElement>("[data-section]")) {
		if (icon.dataset.section !== section) icon.remove();
	}
	const link = made.querySelector("a");
	const progress = made.querySelector("progress");
	const time = made.querySelector<HTMLElement>(".shelf__time");
	const remove = made.querySelector("button");
	const kind = made.querySelector("[data-section]")?.textContent ?? "";
	if (link) Object.assign(link, { href: isHalfRead(entry) ? `${entry.path}#${READING_ID}` : entry.path, lang: locale });
	if (isHalfRead(entry)) {
		const share = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(entry.read);
		if (progress) progress.value = entry.read;
		if (time) time.textContent = time.dataset.read?.replace("{{share}}", share) ?? "";
	} else if ("position" in entry) {
		if (progress) progress.value = entry.position / entry.duration;
		if (time) time.textContent = `${clock(entry.position)} / ${clock(entry.duration)}`;
	} else {
		progress?.remove();
		time?.remove();
	}
	withTitle(entry, kind, (title) => {
		if (link) link.textContent = title;
		if (remove) remove.ariaLabel = remove.dataset.label?.replace("{{title}}", title) ?? "";
	});
	remove?.addEventListener("click", () => {
		const done = remove.dataset.done?.replace("{{title}}", link?.textContent ?? "") ?? "";
		if (forget(name, entry.path)) moveOn(name, done);
	});
	return made;
}

/** After an entry was removed, focuses the shelf's next one, else its heading; where the shelf has gone, that of the other. */
function moveOn(name: Shelf, done: string): void {
	const next = document.querySelector<HTMLElement>(`[data-shelf=${name}] .shelf__remove`);
	(next ?? document.getElementById(name === "progress" ? "shelf-saved" : `shelf-${name}`))?.focus();
	announce(done);
}
