import { app } from "./app.ts";
import { keepingPages } from "./kept/keeping.ts";
import { deliver } from "./tracking/queue.ts";

/** What the platform starts: kept pages before the portal, what delivers queued events, and the Durable Objects. */

export { HandOver } from "./hub/hand-over.ts";
export { OpsStatus } from "./ops/sums.ts";
export { Purges } from "./purges/purges.ts";
export { EndedVisit } from "./session/ended-visits.ts";
export { PersonSessions } from "./session/person-sessions.ts";
export { SessionRevocation } from "./session/revocations.ts";
export default { fetch: keepingPages(app.fetch), queue: deliver } satisfies ExportedHandler;
