import type { LayerEvent } from "../../../shared/analytics.ts";
import type { ConsentChoice } from "../../../shared/consent.ts";
import { page } from "../stores/page.ts";

declare global {
	interface Window {
		/** The portal's own data layer. The tag manager has another one, without the user: tag-manager.ts. */
		dataLayer?: (LayerEvent | IArguments)[];
	}
}

const stateOf = (agreed: ConsentChoice) => {
	const measured = agreed.includes("analytics") ? "granted" : "denied";
	const advertised = agreed.includes("marketing") ? "granted" : "denied";
	return {
		analytics_storage: measured,
		ad_storage: advertised,
		ad_user_data: advertised,
		// The question names the measurement of campaigns only.
		ad_personalization: "denied",
	};
};

/** The first entry is the consent default: everything denied. */
window.dataLayer ??= [];
const layer = window.dataLayer;
command("consent", "default", stateOf([]));

function command(..._parts: [name: string, action: string, values: object]): void {
	// biome-ignore lint/complexity/noArguments: the tag manager does not accept an array as a command
	layer.push(arguments);
}

export const recordConsent = (agreed: ConsentChoice): void => command("consent", "update", stateOf(agreed));

/** Called on every route change. [4.01] */
export function recordRoute(): void {
	const userId = page.getState().facts?.userId ?? null;
	layer.push({ event: userId === null ? "logged_out" : "logged_in", userId });
}
