/** JSON endpoints of the hub and its portals. They pass a session from one host to another. [2.07] */
export const HUB_API = "/session";
export type HubCall = "code" | "redeem" | "forget";
export const hubCall = (name: HubCall): string => `${HUB_API}/${name}`;
