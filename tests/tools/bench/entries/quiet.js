/**
 * The portal without its log lines: writing them to a stream costs the local runtime more than a page, while the platform
 * hands them on by itself.
 */
import "./silence.js";

export { default, EndedVisit, HandOver, OpsStatus, PersonSessions, Purges } from "./index.js";
