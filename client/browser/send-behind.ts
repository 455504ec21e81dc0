/** Sends JSON behind the visitor's back, also while the page is being left; nobody hears what becomes of it. */
export const sendBehind = (path: string, json: string): boolean =>
	"sendBeacon" in navigator && navigator.sendBeacon(path, new Blob([json], { type: "application/json" }));
