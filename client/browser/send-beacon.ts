/** Sends JSON even while the page unloads. */
export const sendBeacon = (path: string, json: string): boolean =>
	"sendBeacon" in navigator && navigator.sendBeacon(path, new Blob([json], { type: "application/json" }));
