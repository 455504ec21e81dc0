import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import { libraryKey } from "../library/owner.ts";
import type { LastingKey } from "../storage/keys.ts";
import { forgetKept, keep, keptKeys, readKept } from "../storage/local-storage.ts";
import { page } from "./page.ts";

/**
 * Saved items, and podcasts and webcasts that were begun: only in this browser, under a key for each user. Of an item only
 * title and path are stored, which its card shows to everyone. The sign-out deletes them (client/browser/library/owner.ts) unless the
 * reader chose to keep them. Libraries that nobody uses are deleted after a month, chosen ones after a year.
 */

const MAX_SAVED = 100;
const MAX_BEGUN = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const entry = z.object({
	/** Only the path of an item's page, since it becomes a link. */
	path: z.string().check(z.regex(/^\/[a-z]{2}-[A-Z]{2}\/[a-z-]+\/[^/?#\\]+$/), z.maxLength(500)),
	title: z.string().check(z.minLength(1), z.maxLength(500)),
	/** Milliseconds since 1970. */
	at: z.number(),
});
export type Entry = z.output<typeof entry>;

const begun = z.extend(entry, {
	/** Seconds. */
	position: z.number().check(z.positive()),
	duration: z.number().check(z.positive()),
});
export type Begun = z.output<typeof begun>;

/** A broken entry is dropped, the others stay. */
const listOf = <T extends z.ZodMiniType>(schema: T) =>
	z.pipe(
		z.catch(z.array(z.unknown()), []),
		z.transform((all) => all.flatMap((one) => z.safeParse(schema, one).data ?? [])),
	);

const library = z.object({
	/** Whether to keep the library after the sign-out. Must stay the first key: see forgetLibrary. */
	keep: z.catch(z.boolean(), false),
	/** Both newest first. */
	saved: listOf(entry),
	progress: listOf(begun),
});
type Library = z.output<typeof library>;
export type Shelf = "saved" | "progress";

const parse = (value: unknown): Library => z.safeParse(library, value).data ?? { keep: false, saved: [], progress: [] };

/** The storage key; null once the reader has signed out, here or in another tab: then nothing more is written. */
let key: LastingKey | null = libraryKey(page.getState().facts?.userId ?? "visitor");

const read = (): Library => parse(key && readKept(key));

/** Owner of both shelves. [3.12] */
export const libraryStore = createStore<Library>()(read);

/** Changes what is stored now, since another tab may have written. Whether the browser has stored the change. */
function change(update: (current: Library) => Partial<Library>): boolean {
	const current = read();
	const next = { ...current, ...update(current) };
	if (!key || !keep(key, next)) return false;
	libraryStore.setState(next);
	return true;
}

const without = <T extends Entry>(entries: T[], path: string): T[] => entries.filter((one) => one.path !== path);

/** Whether the browser has stored it. */
export const save = (path: string, title: string): boolean =>
	change(({ saved }) => ({
		saved: [{ path, title, at: Date.now() }, ...without(saved, path)].slice(0, MAX_SAVED),
	}));

export const recordProgress = (of: Omit<Begun, "at">): boolean =>
	change(({ progress }) => ({
		progress: [{ ...of, at: Date.now() }, ...without(progress, of.path)].slice(0, MAX_BEGUN),
	}));

export const forget = (shelf: Shelf, path: string): boolean =>
	change((current) =>
		shelf === "saved" ? { saved: without(current.saved, path) } : { progress: without(current.progress, path) },
	);

export const keepAfterSignOut = (chosen: boolean): boolean => change(() => ({ keep: chosen }));

const lastUse = ({ saved, progress }: Library): number => Math.max(0, ...[...saved, ...progress].map(({ at }) => at));

function forgetOld(): void {
	for (const other of keptKeys()) {
		if (!other.startsWith(libraryKey("")) || other === key) continue;
		const found = parse(readKept(other));
		if (Date.now() - lastUse(found) > (found.keep ? 365 : 30) * DAY_MS) forgetKept(other);
	}
}

forgetOld();
addEventListener("storage", (event) => {
	if (event.key !== key) return;
	if (event.newValue === null) key = null;
	libraryStore.setState(read());
});
document.addEventListener("submit", ({ target }) => {
	if (target instanceof HTMLFormElement && target.action.endsWith("/logout")) key = null;
});
