import * as z from "zod/mini";
import { PHASES } from "../../shared/events.ts";
import { fetchWebinar } from "../backend/webinars.ts";
import type { Site } from "../site/middleware.ts";
import { cached } from "./cached.ts";
import { keys } from "./keys.ts";
import { BELIEVED_MS, policies } from "./policies.ts";

/** Nothing of it is anybody's own: the address of the recording, which is, stays out. */
const state = z.object({ phase: z.enum(PHASES), hasReplay: z.boolean(), askedAt: z.number() });

/** What the provider says of a webinar, which goes before its dates; null: it cannot be asked. [7.16] */
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
