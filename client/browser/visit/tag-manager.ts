import type { ConsentStore } from "../stores/consent.ts";

/**
 * The tag manager [7.23], a third-party script, loaded only after consent. It reads a data layer of its own, which gets all
 * entries of the portal's data layer without the user's id.
 */

declare global {
	interface Window {
		tagLayer?: object[];
	}
}

const HOST = "https://www.googletagmanager.com";

/** Trusted Types: the container comes from the Worker's configuration, by way of the page's facts. */
const configured = window.trustedTypes?.createPolicy("tag-manager", { createScriptURL: (source) => source });

/** The entry without the user's id; consent commands have none. */
function withoutUser(entry: object): object {
	if (!("userId" in entry)) return entry;
	const { userId: _userId, ...rest } = entry;
	return rest;
}

export function loadTagManager(container: string, consent: ConsentStore): void {
	const own = window.dataLayer;
	if (!own || window.tagLayer) return;
	const layer = own.map(withoutUser);
	window.tagLayer = layer;
	own.push = (...entries) => {
		// After a withdrawal only the consent command itself is handed on; the script stays until the next page load.
		if (consent.getState().agreed?.length || entries.some(isCommand)) layer.push(...entries.map(withoutUser));
		return Array.prototype.push.apply(own, entries);
	};
	layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
	const script = document.createElement("script");
	script.async = true;
	const address = `${HOST}/gtm.js?id=${encodeURIComponent(container)}&l=tagLayer`;
	script.src = configured?.createScriptURL(address) ?? address;
	document.head.append(script);
}

const isCommand = (entry: object): boolean => "0" in entry;
