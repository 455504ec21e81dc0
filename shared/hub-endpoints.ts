/** JSON endpoints of hub and portals, which pass a session between hosts. [2.07] */
export const HUB_API = "/session";
export type HubCall = "code" | "redeem" | "forget";
export const hubCall = (name: HubCall): string => `${HUB_API}/${name}`;
