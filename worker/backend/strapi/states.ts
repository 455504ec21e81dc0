import * as z from "zod/mini";
import type { DraftState } from "../../../shared/preview.ts";
import type { Type } from "../../runtime/strapi-map.ts";
import type { Caller } from "../call.ts";
import { type Entry, MOST, readMany } from "./read.ts";
import type { Status } from "./wanted.ts";

/** Strapi has one draft of every entry, and stores no state: drafts are compared with what is published. */

const edited = z.object({ updatedAt: z.iso.datetime({ offset: true }) });
const timeOf = (entry: Entry): number => Date.parse(edited.safeParse(entry).data?.updatedAt ?? "") || 0;

/** Strapi's admin allows for the time between the two writes of one publication. */
const WRITING_MS = 500;

export function stateAfter(draft: Entry, published: Entry | null | undefined): DraftState {
	if (!published) return "draft";
	return timeOf(draft) > timeOf(published) + WRITING_MS ? "changed" : "published";
}

export async function statesOf(
	caller: Caller,
	type: Type,
	drafts: readonly Entry[],
): Promise<Map<unknown, DraftState>> {
	if (drafts.length === 0) return new Map();
	const ids = drafts.map(({ documentId }) => String(documentId));
	const query = () => ({ filters: { documentId: { $in: ids } } });
	const wanted = { read: "list", fields: ["updatedAt"], query } as const;
	const { entries } = await readMany(type, caller, wanted, { start: 0, limit: MOST });
	const published = new Map(entries.map((entry) => [entry.documentId, entry]));
	return new Map(drafts.map((draft) => [draft.documentId, stateAfter(draft, published.get(draft.documentId))]));
}

export async function stateOf(caller: Caller, type: Type, entry: Entry, status: Status): Promise<DraftState> {
	if (status === "published") return "published";
	return (await statesOf(caller, type, [entry])).get(entry.documentId) ?? "draft";
}
