import { config } from "../runtime/config.ts";
import { reasonOf } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import { objectOf } from "../runtime/objects.ts";
import type { Actor, Deed, RecordedDeed } from "./deed-store.ts";
import type { OpsStatus } from "./sums.ts";

/** Who did what: kept by the operations object for 90 days and shown on the operations page. */

/** Whoever knows OPS_SECRET. */
export const PASSWORD_HOLDER: Actor = { id: "password", name: "the shared password" };

/** Whoever knows EDITOR_SECRET. */
export const EDITOR: Actor = { id: "editor", name: "an editor" };

/** Whoever knows SERVICE_SECRET. */
export const BACKEND: Actor = { id: "backend", name: "the backend" };

const status = () => objectOf<OpsStatus>(config.OPS_STATUS, "status");

/** Logs and keeps a deed that has been done; that it cannot be kept undoes nothing, and is logged. */
export async function note({ what, of, by }: Deed): Promise<void> {
	log("deed", { what, of, who: by.id });
	await status()
		.note({ what, of, by })
		.catch((error: unknown) => log("deed-unwritten", { reason: reasonOf(error) }));
}

/** The newest first. */
export const recentDeeds = async (): Promise<RecordedDeed[]> => [...(await status().deeds())];
