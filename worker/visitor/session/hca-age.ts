import { config } from "../../runtime/config.ts";
import type { Session } from "./session-data.ts";

const MINUTE_MS = 60_000;

/** Whether the provider must confirm the sign-in again: its sessions have no token with which the backend could be asked. */
export const hasLapsed = ({ identity, verifiedAt }: Session): boolean =>
	identity === "hca" && Date.now() - verifiedAt >= config.HCA_SESSION_MINUTES * MINUTE_MS;
