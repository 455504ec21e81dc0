import { DurableObject } from "cloudflare:workers";

/** As many bindings as the portal has, and nothing to start: what the runtime's own start costs. */

export class HandOver extends DurableObject {}
export class PersonSessions extends DurableObject {}
export default { fetch: () => new Response("") };
