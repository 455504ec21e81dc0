import { freePort } from "../tools/development/port.ts";

/** Ports of the browser tests, chosen by the system in the first process and inherited by all others. */

const NAMES = ["portal", "hca", "identity", "cms"] as const;

process.env.E2E_PORTS ??= (await Promise.all(NAMES.map(freePort))).join(",");

const [portal = 0, hca = 0, identity = 0, cms = 0] = process.env.E2E_PORTS.split(",").map(Number);

export const PORTS = { portal, hca, identity, cms };
