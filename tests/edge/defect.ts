import type { Portal } from "./portal.ts";
import { keyedHash } from "./sealing.ts";

/** A defect of the Worker: the hub's codes have no objects. */
export const DEFECT = { failing: ["HANDOVERS"], vars: { HUB_ORIGIN: "http://ie.localhost" } };
export const DEFECT_ROUTE = "/session/redeem";

export const provoke = (portal: Portal, id: string = crypto.randomUUID()): Promise<Response> =>
	portal.post(`ie.localhost${DEFECT_ROUTE}`, JSON.stringify({ code: id + keyedHash("hub-code", id) }), {
		Origin: "http://ie.localhost",
		"Content-Type": "application/json",
	});
