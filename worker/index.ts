import { app } from "./app.ts";
import { deliver } from "./features/tracking/queue.ts";
import { keepingPages } from "./kept-pages.ts";

/** Entry points for the platform: requests (kept pages, then the portal), the queue's consumer, the Durable Objects. */

export { Purges } from "./cache/purges/purges.ts";
export { SearchIndexer } from "./content/search/indexer.ts";
export { HandOver } from "./features/hub/hand-over.ts";
export { OpsStatus } from "./ops/sums.ts";
export { Guesses } from "./visitor/limits/guesses.ts";
export { EndedVisit } from "./visitor/session/ended-visit.ts";
export { PersonSessions } from "./visitor/session/person-sessions.ts";
export default { fetch: keepingPages(app.fetch), queue: deliver } satisfies ExportedHandler;
