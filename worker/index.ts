import { app } from "./app.ts";
import { deliver } from "./features/tracking/queue.ts";
import { keepingPages } from "./kept-pages.ts";

/** What the platform starts: kept pages before the portal, what delivers queued events, and the Durable Objects. */

export { Purges } from "./cache/purges/purges.ts";
export { HandOver } from "./features/hub/hand-over.ts";
export { OpsStatus } from "./ops/sums.ts";
export { Guesses } from "./visitor/limits/guesses.ts";
export { EndedVisit } from "./visitor/session/deeplink.ts";
export { PersonSessions } from "./visitor/session/person-sessions.ts";
export default { fetch: keepingPages(app.fetch), queue: deliver } satisfies ExportedHandler;
