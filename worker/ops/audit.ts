import { config } from "../runtime/config.ts";
import { inTime } from "../runtime/in-time.ts";
import { log } from "../runtime/log.ts";
import { logAs } from "../runtime/log-failure.ts";
import { objectOf } from "../runtime/objects.ts";
import type { Actor, AuditEntry, RecordedEntry } from "./audit-store.ts";
import { PATIENCE_MS } from "./or-null.ts";
import type { OpsStatus } from "./sums.ts";

/** Authenticated by SERVICE_SECRET. */
export const BACKEND: Actor = { id: "backend", name: "the backend" };

const status = () => objectOf<OpsStatus>(config.OPS_STATUS, "status");

/** Logs and stores a change that is done. A store that fails or is late is only logged. */
export async function recordAudit({ what, of, by }: AuditEntry): Promise<void> {
	log("audit", { what, of, who: by.id });
	await inTime(status().recordAudit({ what, of, by }), PATIENCE_MS).catch(logAs("audit-unwritten"));
}

export const readAuditLog = async (): Promise<RecordedEntry[]> => [...(await status().auditLog())];
