/** Sends JSON in the background, even while the page unloads. The caller never learns whether it arrived. */
export const sendBeacon = (path: string, json: string): boolean =>
	"sendBeacon" in navigator && navigator.sendBeacon(path, new Blob([json], { type: "application/json" }));
