import * as z from "zod/mini";
import { PHASES } from "../../shared/events.ts";
import { fetchWebinar } from "../backend/webinars.ts";
import type { Site } from "../site/site.ts";
import { cached } from "./cached.ts";
import { keys } from "./keys.ts";
import { BELIEVED_MS, policies } from "./policies.ts";

/** Only what is the same for everybody: the recording's address is personal and is not kept. */
const state = z.object({ phase: z.enum(PHASES), hasReplay: z.boolean(), askedAt: z.number() });

/** What the provider says of a webinar, which overrides its dates; null: no recent answer. [7.16] */
export async function readWebinarState(site: Site, id: string): Promise<z.output<typeof state> | null> {
	const found = await cached({
		key: keys.webinar(site.locale, id),
		policy: policies.moment,
		schema: state,
		load: async () => {
			const { status, watch_url } = await fetchWebinar(site, id);
			return { phase: status, hasReplay: watch_url !== null, askedAt: Date.now() };
		},
	}).catch(() => null);
	const isFinal = found?.phase === "ended" || found?.phase === "cancelled";
	return found && (isFinal || Date.now() - found.askedAt < BELIEVED_MS) ? found : null;
}
