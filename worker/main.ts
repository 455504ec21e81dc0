import app from "./index.tsx";
import { keepingPages } from "./kept/keeping.ts";

/** What the platform runs: the portal behind its kept pages, and the Durable Objects. */

export { HandOver } from "./hub/hand-over.ts";
export { OpsStatus } from "./ops/sums.ts";
export { Purges } from "./purges/purges.ts";
export { SessionRevocation } from "./session/revocations.ts";
export default { fetch: keepingPages(app.fetch) } satisfies ExportedHandler;
