import type { ConsentStore } from "../stores/consent.ts";

/**
 * The tag manager [7.23]: another's script, after the visitor has agreed. It reads a layer of its own, told what the
 * portal's data layer is told, without who the visitor is.
 */

declare global {
	interface Window {
		tagLayer?: object[];
	}
}

const HOST = "https://www.googletagmanager.com";

/** Trusted Types: the container comes from the Worker's configuration, by way of the page's facts. */
const configured = window.trustedTypes?.createPolicy("tag-manager", { createScriptURL: (source) => source });

/** Consent commands go on as they are. */
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
		// Whoever takes the agreement back: that they did is the last thing it hears, and at the next load it is gone.
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
