import { clock } from "../../../shared/format.ts";
import { READING_ID } from "../../markup/reading-id.ts";
import { parse } from "../shell/navigation/document.ts";
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
import { whileConnected } from "./while-connected.ts";

type AnyEntry = Entry | Begun | HalfRead;

export function startShelves(root: HTMLElement): void {
	const template = root.querySelector<HTMLTemplateElement>("template[data-entry]");
	const keepBox = root.querySelector<HTMLInputElement>("[data-keep]");
	const readingBox = root.querySelector<HTMLInputElement>("[data-reading]");
	if (!template || !keepBox || !readingBox) return;
	bindCheckbox(keepBox, keepAfterSignOut);
	bindCheckbox(readingBox, rememberReading);
	whileConnected(root, () => {
		const { saved, progress, keep, reading } = libraryStore.getState();
		keepBox.checked = keep;
		readingBox.checked = reading;
		fill(root, template, "progress", progress);
		fill(root, template, "saved", saved);
	});
}

function bindCheckbox(box: HTMLInputElement, choose: (chosen: boolean) => boolean): void {
	box.addEventListener("change", () => {
		if (!choose(box.checked)) box.checked = !box.checked;
	});
}

function fill(root: HTMLElement, template: HTMLTemplateElement, name: Shelf, entries: AnyEntry[]): void {
	const shelf = root.querySelector(`[data-shelf=${name}]`);
	const list = shelf?.querySelector("ul");
	const empty = shelf?.querySelector<HTMLElement>(".shelf__empty");
	if (!list) return;
	const shown = new Map([...list.children].map((item) => [item.getAttribute("data-key"), item]));
	const items = entries.map((entry) => shown.get(keyOf(entry)) ?? itemOf(template, name, entry));
	for (const item of [...list.children]) if (!items.includes(item)) item.remove();
	for (const [index, item] of items.entries()) {
		// An item that is moved loses the focus.
		if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
	}
	for (const [index, entry] of entries.entries()) showProgress(items[index], entry);
	list.hidden = entries.length === 0;
	if (empty) empty.hidden = entries.length > 0;
}

/** Another tab writes the position of what it plays every few seconds. Only a new key makes a new item. */
const keyOf = ({ path, title }: AnyEntry): string => `${path} ${title ?? ""}`;

/** Sets stored values as text and attributes, never as HTML. */
function itemOf(template: HTMLTemplateElement, name: Shelf, entry: AnyEntry): Element {
	// Parsed again, because the policy would let scripts run that an attacker has injected into a template.
	const fragment = document.importNode(parse(template.innerHTML).body, true);
	const item = fragment.querySelector("li") ?? document.createElement("li");
	item.dataset.key = keyOf(entry);
	const [, locale = "", section] = entry.path.split("/");
	for (const icon of item.querySelectorAll<HTMLElement>("[data-section]")) {
		if (icon.dataset.section !== section) icon.remove();
	}
	const link = item.querySelector("a");
	const remove = item.querySelector("button");
	const kind = item.querySelector("[data-section]")?.textContent ?? "";
	if (link) Object.assign(link, { href: isHalfRead(entry) ? `${entry.path}#${READING_ID}` : entry.path, lang: locale });
	withTitle(entry, kind, (title) => {
		if (link) link.textContent = title;
		if (remove) remove.ariaLabel = remove.dataset.label?.replace("{{title}}", title) ?? "";
	});
	remove?.addEventListener("click", () => {
		const done = remove.dataset.done?.replace("{{title}}", link?.textContent ?? "") ?? "";
		const next = item.nextElementSibling ?? item.previousElementSibling;
		if (forget(name, entry.path)) focusNext(name, next, done);
	});
	return item;
}

function showProgress(item: Element | undefined, entry: AnyEntry): void {
	const progress = item?.querySelector("progress");
	const time = item?.querySelector<HTMLElement>(".shelf__time");
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
}

/** Moves the focus to the shelf's next entry, else to a heading. An empty "progress" shelf is hidden, and its heading too. */
function focusNext(name: Shelf, next: Element | null, done: string): void {
	const button = next?.querySelector<HTMLElement>(".shelf__remove");
	(button ?? document.getElementById(name === "progress" ? "shelf-saved" : `shelf-${name}`))?.focus();
	announce(done);
}
