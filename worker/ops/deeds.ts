import { config } from "../runtime/config.ts";
import { inTime } from "../runtime/in-time.ts";
import { log } from "../runtime/log.ts";
import { logAs } from "../runtime/log-failure.ts";
import { objectOf } from "../runtime/objects.ts";
import type { Actor, Deed, RecordedDeed } from "./deed-store.ts";
import { PATIENCE_MS } from "./or-null.ts";
import type { OpsStatus } from "./sums.ts";

/** Authenticated by SERVICE_SECRET. */
export const BACKEND: Actor = { id: "backend", name: "the backend" };

const status = () => objectOf<OpsStatus>(config.OPS_STATUS, "status");

/** Logs and stores a deed that is done. A store that fails or is late is only logged. */
export async function recordDeed({ what, of, by }: Deed): Promise<void> {
	log("deed", { what, of, who: by.id });
	await inTime(status().note({ what, of, by }), PATIENCE_MS).catch(logAs("deed-unwritten"));
}

export const recentDeeds = async (): Promise<RecordedDeed[]> => [...(await status().deeds())];
