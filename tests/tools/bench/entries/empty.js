import { DurableObject } from "cloudflare:workers";

/** An empty Worker with as many bindings as the portal: the cost of the runtime's own start. */

export class HandOver extends DurableObject {}
export class PersonSessions extends DurableObject {}
export default { fetch: () => new Response("") };
