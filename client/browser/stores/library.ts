import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import { libraryKey } from "../library/owner.ts";
import { onSignOut } from "../session/sign-out.ts";
import type { LastingKey } from "../storage/keys.ts";
import { readStored, removeStored, store, storedKeys } from "../storage/local-storage.ts";
import { page } from "./page.ts";

/** Each user has one key. An unused library is deleted after a month, one that the reader keeps after a year. */

const MAX_SAVED = 100;
const MAX_BEGUN = 30;
const MAX_READING_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Accepts only the path of an item's page, because it becomes a link. */
const path = z.string().check(z.regex(/^\/[a-z]{2}-[A-Z]{2}\/[a-z-]+\/[^/?#\\]+$/), z.maxLength(500));
const title = z.string().check(z.minLength(1), z.maxLength(500));
/** Milliseconds since 1970. */
const at = z.number();

const entry = z.object({ path, title, at });
export type Entry = z.output<typeof entry>;

const begun = z.extend(entry, {
	/** Seconds. */
	position: z.number().check(z.positive()),
	duration: z.number().check(z.positive()),
});
export type Begun = z.output<typeof begun>;

const share = z.number().check(z.minimum(0), z.maximum(1));
const halfRead = z.object({
	path,
	/** Missing for gated articles: the title would show what somebody reads. */
	title: z.optional(title),
	at,
	read: share,
	/** The block of the text and the share of it above the window. Both survive another width or font size. */
	block: z.number().check(z.minimum(0)),
	within: share,
});
export type HalfRead = z.output<typeof halfRead>;

const listOf = <T extends z.ZodMiniType>(schema: T) =>
	z.pipe(
		z.catch(z.array(z.unknown()), []),
		z.transform((values) => values.flatMap((value) => z.safeParse(schema, value).data ?? [])),
	);

const library = z.object({
	/** Whether sign-out keeps the library. Must stay the first key: see forgetLibrary. */
	keep: z.catch(z.boolean(), false),
	/** Whether the reader allows progress in articles. */
	reading: z.catch(z.boolean(), false),
	/** Newest first. */
	saved: listOf(entry),
	progress: z.pipe(
		listOf(z.union([begun, halfRead])),
		z.transform((items) =>
			items.filter((item) => !isHalfRead(item) || Date.now() - item.at < MAX_READING_DAYS * DAY_MS),
		),
	),
});
type Library = z.output<typeof library>;
export type Shelf = "saved" | "progress";

export const isHalfRead = (item: Entry | Begun | HalfRead): item is HalfRead => "read" in item;

const parse = (value: unknown): Library =>
	z.safeParse(library, value).data ?? { keep: false, reading: false, saved: [], progress: [] };

const SIGNED_OUT = libraryKey("visitor");

/** Null after a sign-out, here or in another tab. Then nothing more is written. */
let key: LastingKey | null = libraryKey(page.getState().facts?.userId ?? "visitor");

const read = (from = key): Library => parse(from && readStored(from));

/** Owner of both shelves. [3.12] */
export const libraryStore = createStore<Library>()(() => read());

/** The progress in an item, including progress in this browser from before the sign-in. */
export const progressOf = (path: string | undefined): Begun | HalfRead | undefined =>
	[read(), read(SIGNED_OUT)].flatMap(({ progress }) => progress).find((item) => item.path === path);

/** Changes the stored library, because another tab may have written since. Returns whether the browser has stored it. */
function change(update: (current: Library) => Partial<Library>, of = key): boolean {
	const current = read(of);
	const next = { ...current, ...update(current) };
	if (!of || !store(of, next)) return false;
	if (of === key) libraryStore.setState(next);
	return true;
}

const without = <T extends { path: string }>(entries: T[], path: string): T[] =>
	entries.filter((item) => item.path !== path);

export const save = (item: Omit<Entry, "at">): boolean =>
	change(({ saved }) => ({ saved: [{ ...item, at: Date.now() }, ...without(saved, item.path)].slice(0, MAX_SAVED) }));

export const recordProgress = (item: Omit<Begun, "at"> | Omit<HalfRead, "at">): boolean =>
	change(({ progress }) => ({
		progress: [{ ...item, at: Date.now() }, ...without(progress, item.path)].slice(0, MAX_BEGUN),
	}));

export const forget = (shelf: Shelf, path: string, of = key): boolean =>
	change(
		(current) =>
			shelf === "saved" ? { saved: without(current.saved, path) } : { progress: without(current.progress, path) },
		of,
	);

/** Also forgets the position from before the sign-in. Otherwise the item would continue there. */
export function forgetProgress(path: string): void {
	forget("progress", path);
	if (progressOf(path)) forget("progress", path, SIGNED_OUT);
}

export const keepAfterSignOut = (chosen: boolean): boolean => change(() => ({ keep: chosen }));

export const rememberReading = (chosen: boolean): boolean =>
	change(({ progress }) => ({
		reading: chosen,
		progress: chosen ? progress : progress.filter((item) => !isHalfRead(item)),
	}));

const lastUse = ({ saved, progress }: Library): number => Math.max(0, ...[...saved, ...progress].map(({ at }) => at));

function forgetOld(): void {
	for (const other of storedKeys()) {
		if (!other.startsWith(libraryKey("")) || other === key) continue;
		const library = parse(readStored(other));
		if (Date.now() - lastUse(library) > (library.keep ? 365 : 30) * DAY_MS) removeStored(other);
	}
}

/** Reading drops old articles from the result. This drops them from the storage too. */
function forgetOldReading(): void {
	const { data } = z.safeParse(z.object({ progress: z.array(z.unknown()) }), key && readStored(key));
	if (data && data.progress.length > read().progress.length) change(() => ({}));
}

forgetOld();
forgetOldReading();
addEventListener("storage", (event) => {
	// Another part of the page has cleared the storage (client/browser/visit/settings.ts).
	if (event.key === null) return libraryStore.setState(read());
	if (event.key !== key) return;
	if (event.newValue === null) key = null;
	libraryStore.setState(read());
});
// A page in the back/forward cache gets no `storage` event.
addEventListener("pageshow", ({ persisted }) => {
	if (!persisted) return;
	// After a sign-out meanwhile, nothing is written again.
	const hadEntries = lastUse(libraryStore.getState()) > 0;
	if (key && hadEntries && readStored(key) === null) key = null;
	libraryStore.setState(read());
});
onSignOut(() => {
	key = null;
});
