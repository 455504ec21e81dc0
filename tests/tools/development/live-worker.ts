import portal from "../../../worker/index.ts";
import { reloading } from "./live-reload.ts";

/** The portal with live reload. */

export * from "../../../worker/index.ts";
export default { ...portal, fetch: reloading(portal.fetch) };
