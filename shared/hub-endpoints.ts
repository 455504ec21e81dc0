/** What the hub and its portals call, answered as JSON: by this a session goes from one host to another. [2.07] */
export const HUB_API = "/session";
export type HubCall = "code" | "redeem" | "forget";
export const hubCall = (name: HubCall): string => `${HUB_API}/${name}`;
