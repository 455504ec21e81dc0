import { app } from "./app.ts";
import { keepingPages } from "./kept/keeping.ts";

/** What the platform starts: kept pages before the portal, and the Durable Objects. */

export { HandOver } from "./hub/hand-over.ts";
export { OpsStatus } from "./ops/sums.ts";
export { Purges } from "./purges/purges.ts";
export { EndedVisit } from "./session/ended-visits.ts";
export { PersonSessions } from "./session/person-sessions.ts";
export { SessionRevocation } from "./session/revocations.ts";
export default { fetch: keepingPages(app.fetch) } satisfies ExportedHandler;
