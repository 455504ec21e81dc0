import type { Session } from "./contents.ts";
import { SESSION_MS } from "./lifetimes.ts";

/** Whether the provider must confirm the sign-in again: its sessions have no token with which the backend could be asked. */
export const hasLapsed = ({ identity, verifiedAt }: Session): boolean =>
	identity === "hca" && Date.now() - verifiedAt >= SESSION_MS.hcaConfirmed;
