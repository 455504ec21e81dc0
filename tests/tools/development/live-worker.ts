import portal from "../../../worker/index.ts";
import { reloading } from "./live-reload.ts";

/** The portal as a developer's tabs see it. */

export * from "../../../worker/index.ts";
export default { ...portal, fetch: reloading(portal.fetch) };
