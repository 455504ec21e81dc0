import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import { libraryKey } from "../library/owner.ts";
import { onSignOut } from "../session/sign-out.ts";
import type { LastingKey } from "../storage/keys.ts";
import { readStored, removeStored, store, storedKeys } from "../storage/local-storage.ts";
import { page } from "./page.ts";

/**
 * Saved items, podcasts and webcasts that were begun, and articles that were left half-way, these only where the reader
 * allows it: only in this browser, under a key for each user. Of an item only title and path are stored, which its card
 * shows to everyone; of articles for professionals, which say what somebody reads, not even the title. The sign-out deletes
 * them (client/browser/library/owner.ts) unless the reader chose to keep them. Libraries that nobody uses are deleted after
 * a month, chosen ones after a year.
 */

const MAX_SAVED = 100;
const MAX_BEGUN = 30;
const MAX_READING_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Only the path of an item's page, since it becomes a link. */
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
	/** Absent of what is for professionals. */
	title: z.optional(title),
	at,
	/** How much of the text has been read. */
	read: share,
	/** Where: the text's block, and how far within it, which hold at any width and size of letters. */
	block: z.number().check(z.minimum(0)),
	within: share,
});
export type HalfRead = z.output<typeof halfRead>;

/** A broken entry is dropped, the others stay. */
const listOf = <T extends z.ZodMiniType>(schema: T) =>
	z.pipe(
		z.catch(z.array(z.unknown()), []),
		z.transform((all) => all.flatMap((one) => z.safeParse(schema, one).data ?? [])),
	);

const library = z.object({
	/** Whether to keep the library after the sign-out. Must stay the first key: see forgetLibrary. */
	keep: z.catch(z.boolean(), false),
	/** Whether to remember how far articles were read. */
	reading: z.catch(z.boolean(), false),
	/** Both newest first. */
	saved: listOf(entry),
	progress: z.pipe(
		listOf(z.union([begun, halfRead])),
		z.transform((all) => all.filter((one) => !isHalfRead(one) || Date.now() - one.at < MAX_READING_DAYS * DAY_MS)),
	),
});
type Library = z.output<typeof library>;
export type Shelf = "saved" | "progress";

export const isHalfRead = (one: Entry | Begun | HalfRead): one is HalfRead => "read" in one;

const parse = (value: unknown): Library =>
	z.safeParse(library, value).data ?? { keep: false, reading: false, saved: [], progress: [] };

/** The storage key; null once the reader has signed out, here or in another tab: then nothing more is written. */
let key: LastingKey | null = libraryKey(page.getState().facts?.userId ?? "visitor");

const read = (): Library => parse(key && readStored(key));

/** Owner of both shelves. [3.12] */
export const libraryStore = createStore<Library>()(read);

/** Changes what is stored now, since another tab may have written. Whether the browser has stored the change. */
function change(update: (current: Library) => Partial<Library>): boolean {
	const current = read();
	const next = { ...current, ...update(current) };
	if (!key || !store(key, next)) return false;
	libraryStore.setState(next);
	return true;
}

const without = <T extends { path: string }>(entries: T[], of: string): T[] => entries.filter((one) => one.path !== of);

/** Whether the browser has stored it. */
export const save = (of: Omit<Entry, "at">): boolean =>
	change(({ saved }) => ({ saved: [{ ...of, at: Date.now() }, ...without(saved, of.path)].slice(0, MAX_SAVED) }));

export const recordProgress = (of: Omit<Begun, "at"> | Omit<HalfRead, "at">): boolean =>
	change(({ progress }) => ({
		progress: [{ ...of, at: Date.now() }, ...without(progress, of.path)].slice(0, MAX_BEGUN),
	}));

export const forget = (shelf: Shelf, of: string): boolean =>
	change((current) =>
		shelf === "saved" ? { saved: without(current.saved, of) } : { progress: without(current.progress, of) },
	);

export const keepAfterSignOut = (chosen: boolean): boolean => change(() => ({ keep: chosen }));

/** Who takes it back has it forgotten too. */
export const rememberReading = (chosen: boolean): boolean =>
	change(({ progress }) => ({
		reading: chosen,
		progress: chosen ? progress : progress.filter((one) => !isHalfRead(one)),
	}));

const lastUse = ({ saved, progress }: Library): number => Math.max(0, ...[...saved, ...progress].map(({ at }) => at));

function forgetOld(): void {
	for (const other of storedKeys()) {
		if (!other.startsWith(libraryKey("")) || other === key) continue;
		const found = parse(readStored(other));
		if (Date.now() - lastUse(found) > (found.keep ? 365 : 30) * DAY_MS) removeStored(other);
	}
}

/** What is too old is not only left out, it is deleted. */
function forgetOldReading(): void {
	const { data } = z.safeParse(z.object({ progress: z.array(z.unknown()) }), key && readStored(key));
	if (data && data.progress.length > read().progress.length) change(() => ({}));
}

forgetOld();
forgetOldReading();
addEventListener("storage", (event) => {
	// Everything was deleted, in the settings of one tab (client/browser/storage/forget-all.ts).
	if (event.key === null) return libraryStore.setState(read());
	if (event.key !== key) return;
	if (event.newValue === null) key = null;
	libraryStore.setState(read());
});
onSignOut(() => {
	key = null;
});
