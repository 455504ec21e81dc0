import { noteLayer } from "../trace.ts";

/** `stale` and `rescue` stand for the entry's age, whatever kept it; `backend` of a page is its rendering. */
export type Layer = "memory" | "cache-api" | "kv" | "backend" | "stale" | "rescue" | "absent";

/** What a read was answered from, for the request's log line and the operations page. */
export function countRead(what: "content" | "page", layer: Layer): void {
	if (what === "content") noteLayer(layer);
	// What a page that is rendered needs is noted by its reads.
	else if (layer !== "backend") noteLayer(layer === "stale" || layer === "rescue" ? layer : "html");
}
