import { page } from "../stores/page.ts";

declare global {
	interface Window {
		/** The identity's own SDK (OneKey HealthCare Authenticator). */
		hcaSdk?: { signOut?: () => unknown };
	}
}

/** Trusted Types: the address comes from the Worker's configuration, by way of the page's facts. */
const configured = window.trustedTypes?.createPolicy("hca-sdk", { createScriptURL: (source) => source });

let loading: Promise<void> | undefined;

/** Loads the SDK's script, once on a page; resolves even on failure: the caller checks whether the SDK is there. */
export function loadSdk(): Promise<void> {
	const source = page.getState().facts?.hca?.sdk;
	loading ??= source && !window.hcaSdk ? load(source) : Promise.resolve();
	return loading;
}

const load = (source: string): Promise<void> =>
	new Promise((resolve) => {
		const script = document.createElement("script");
		script.onload = script.onerror = () => resolve();
		script.src = configured?.createScriptURL(source) ?? source;
		document.head.append(script);
	});

/** Signs out with the provider's SDK if it is there; the redirect that ends the provider's session follows. [4.06, 8.09] */
export async function signOutOfSdk(): Promise<void> {
	await loadSdk();
	if (!window.hcaSdk?.signOut) {
		// biome-ignore lint/suspicious/noConsole: the specification wants a missing SDK in the console [8.09]
		console.error("hcaSdk is not available.");
		return;
	}
	try {
		await window.hcaSdk.signOut();
	} catch (error) {
		// biome-ignore lint/suspicious/noConsole: a failure of the provider's script, which keeps nobody from signing out
		console.error(error);
	}
}
