import * as z from "zod/mini";
import { MAX_PAGE } from "../../../shared/constants.ts";
import { PHASES, type Phase, phaseOf } from "../../../shared/events.ts";
import { UNFILTERED } from "../../../shared/filters.ts";
import { type Card, card, type Detail } from "../../../shared/models.ts";
import { fetchList } from "../../backend/content.ts";
import { fetchWebinar } from "../../backend/webinars.ts";
import { cached } from "../../cache/cached.ts";
import { keys } from "../../cache/keys.ts";
import { noteLifespan } from "../../cache/lifespan.ts";
import { BELIEVED_MS, policies } from "../../cache/policies.ts";
import { cardFor } from "../../content/cards.ts";
import { finding } from "../../runtime/findings/findings.ts";
import { cardAsSubject } from "../../runtime/findings/noted.ts";
import { hasAccounts } from "../../runtime/offer.ts";
import type { Site } from "../../visitor/site.ts";

/** A content-only portal has no webinar provider. */
export const providersId = ({ webinarId }: Pick<Detail, "webinarId">): string | null =>
	hasAccounts ? webinarId : null;

/** The part that is the same for everybody. The recording's URL is personal, so it is not cached. */
const state = z.object({
	phase: z.nullable(z.enum(PHASES)),
	hasReplay: z.boolean(),
	isFull: z.boolean(),
	askedAt: z.number(),
});

/** The provider's state of a webinar, which overrides its dates; null: no recent response. [7.16] */
export async function readWebinarState(site: Site, id: string, card?: Card): Promise<z.output<typeof state> | null> {
	const entry = await cached(site, {
		key: keys.webinar(site.locale, id),
		policy: policies.moment,
		schema: state,
		load: async () => {
			const { status, watch_url, full, starts_at } = await fetchWebinar(site, id);
			if (card) noteMoved(site, card, starts_at);
			return { phase: status, hasReplay: watch_url !== null, isFull: full === true, askedAt: Date.now() };
		},
	}).catch(() => null);
	const isFinal = entry?.phase === "ended" || entry?.phase === "cancelled";
	return entry && (isFinal || Date.now() - entry.askedAt < BELIEVED_MS) ? entry : null;
}

/** null: no event. What the CMS has cancelled needs no call. */
export async function readPhase(site: Site, { card: { event }, webinarId }: Detail): Promise<Phase | null> {
	if (!event) return null;
	const id = event.status === "cancelled" ? null : providersId({ webinarId });
	const state = id === null ? null : await readWebinarState(site, id);
	return phaseOf(Date.now(), event, state?.phase);
}

/** Visitors see the CMS's date: the provider's may be that of another session of a series. */
function noteMoved({ locale, preview }: Site, card: Card, startsAt: string | null): void {
	const isMoved = startsAt !== null && card.event && Date.parse(startsAt) !== Date.parse(card.event.startsAt);
	if (isMoved && !preview) finding("date", { field: "webinar", detail: startsAt }, cardAsSubject(card, locale));
}

const listedWebinar = z.object({ id: z.string(), card });
export type ListedWebinar = z.output<typeof listedWebinar>;
const listedWebinars = z.array(listedWebinar);
const ALL = { ...UNFILTERED, page: MAX_PAGE };

/** The locale's webinars with their ids at the provider, which cards do not contain. */
export async function readWebinars(site: Site): Promise<ListedWebinar[]> {
	const webinars = await cached(site, {
		key: keys.events(site.locale, "webinars"),
		policy: policies.content,
		schema: listedWebinars,
		load: async () => {
			const entries = (await fetchList(site, "webinars", ALL)).map(async (item) => {
				const id = item.webinar?.webinargeek_id ?? null;
				return id === null ? [] : [{ id, card: await cardFor(site, item) }];
			});
			return (await Promise.all(entries)).flat();
		},
	});
	return webinars.filter((one) => noteLifespan(one.card) === "current");
}
