/** The tabs of one host. A signed-in tab sends when its session ends, or that it signs out. */

export const SIGNED_OUT = "signed out";

export const openTabs = (): BroadcastChannel => new BroadcastChannel("session");
