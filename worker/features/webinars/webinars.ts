import * as z from "zod/mini";
import { MAX_PAGE } from "../../../shared/constants.ts";
import { PHASES } from "../../../shared/events.ts";
import { choiceOf } from "../../../shared/filters.ts";
import { card } from "../../../shared/models.ts";
import { fetchList } from "../../backend/content.ts";
import { fetchWebinar } from "../../backend/webinars.ts";
import { cached } from "../../cache/cached.ts";
import { keys } from "../../cache/keys.ts";
import { isCurrent } from "../../cache/lifespan.ts";
import { BELIEVED_MS, policies } from "../../cache/policies.ts";
import { cardFor } from "../../content/cards.ts";
import type { Site } from "../../visitor/site.ts";

/** Only what is the same for everybody: the recording's address is personal and is not kept. */
const state = z.object({ phase: z.enum(PHASES), hasReplay: z.boolean(), isFull: z.boolean(), askedAt: z.number() });

/** What the provider says of a webinar, which overrides its dates; null: no recent answer. [7.16] */
export async function readWebinarState(site: Site, id: string): Promise<z.output<typeof state> | null> {
	const found = await cached(site, {
		key: keys.webinar(site.locale, id),
		policy: policies.moment,
		schema: state,
		load: async () => {
			const { status, watch_url, full } = await fetchWebinar(site, id);
			return { phase: status, hasReplay: watch_url !== null, isFull: full === true, askedAt: Date.now() };
		},
	}).catch(() => null);
	const isFinal = found?.phase === "ended" || found?.phase === "cancelled";
	return found && (isFinal || Date.now() - found.askedAt < BELIEVED_MS) ? found : null;
}

const known = z.object({ id: z.string(), card });
export type KnownWebinar = z.output<typeof known>;
const knownOnes = z.array(known);
const ALL = { ...choiceOf(() => []), page: MAX_PAGE };

/** The locale's webinars with their ids at the provider, which cards do not tell. */
export async function readWebinars(site: Site): Promise<KnownWebinar[]> {
	const found = await cached(site, {
		key: keys.events(site.locale, "webinars"),
		policy: policies.content,
		schema: knownOnes,
		load: async () => {
			const made = (await fetchList(site, "webinars", ALL)).map(async (item) => {
				const id = item.webinar?.webinargeek_id ?? null;
				return id === null ? [] : [{ id, card: await cardFor(site, item) }];
			});
			return (await Promise.all(made)).flat();
		},
	});
	return found.filter((one) => isCurrent(one.card));
}
