import type { ConsentStore } from "../stores/consent.ts";

/** The tag manager [7.23] loads only after consent. It has its own data layer: the portal's, without the user's id. */

declare global {
	interface Window {
		tagLayer?: object[];
	}
}

const HOST = "https://www.googletagmanager.com";

/** Trusted Types policy. The address is safe because the container id comes from the Worker's configuration. */
const policy = window.trustedTypes?.createPolicy("tag-manager", { createScriptURL: (source) => source });

function withoutUser(entry: object): object {
	if (!("userId" in entry)) return entry;
	const { userId: _userId, ...rest } = entry;
	return rest;
}

export function loadTagManager(container: string, consent: ConsentStore): void {
	const portalLayer = window.dataLayer;
	if (!portalLayer || window.tagLayer) return;
	const layer = portalLayer.map(withoutUser);
	window.tagLayer = layer;
	portalLayer.push = (...entries) => {
		// After a withdrawal only consent commands are passed on. The script stays until the next page load.
		if (consent.getState().agreed?.length || entries.some(isCommand)) layer.push(...entries.map(withoutUser));
		return Array.prototype.push.apply(portalLayer, entries);
	};
	for (const sign of ["focus", "visibilitychange"]) addEventListener(sign, () => consent.getState().readAgain());
	layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
	const script = document.createElement("script");
	script.async = true;
	const address = `${HOST}/gtm.js?id=${encodeURIComponent(container)}&l=tagLayer`;
	script.src = policy?.createScriptURL(address) ?? address;
	document.head.append(script);
}

const isCommand = (entry: object): boolean => "0" in entry;
