/**
 * The portal without log lines. The local runtime spends more on writing them to a stream than on a page; the platform does not.
 */
import "./silence.js";

export { default, EndedVisit, HandOver, OpsStatus, PersonSessions, Purges, SearchIndexer } from "./index.js";
