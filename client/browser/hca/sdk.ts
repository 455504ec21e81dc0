import { page } from "../stores/page.ts";

declare global {
	interface Window {
		/** The SDK of the identity provider (OneKey HealthCare Authenticator). */
		hcaSdk?: { signOut?: () => unknown };
	}
}

/** Trusted Types policy. The address is safe because it comes from the Worker's configuration. */
const policy = window.trustedTypes?.createPolicy("hca-sdk", { createScriptURL: (source) => source });

let loading: Promise<void> | undefined;

/** Loads the SDK's script once a page. It resolves even after a failure, so the caller must check whether the SDK exists. */
export function loadSdk(): Promise<void> {
	const source = page.getState().facts?.hca?.sdk;
	loading ??= source && !window.hcaSdk ? load(source) : Promise.resolve();
	return loading;
}

const load = (source: string): Promise<void> =>
	new Promise((resolve) => {
		const script = document.createElement("script");
		script.onload = script.onerror = () => resolve();
		script.src = policy?.createScriptURL(source) ?? source;
		document.head.append(script);
	});

/** Signs out with the provider's SDK if it has loaded. The redirect that ends the provider's session follows. [4.06, 8.09] */
export async function signOutOfSdk(): Promise<void> {
	await loadSdk();
	if (!window.hcaSdk?.signOut) {
		// biome-ignore lint/suspicious/noConsole: the specification requires a console message for a missing SDK [8.09]
		console.error("hcaSdk is not available.");
		return;
	}
	try {
		await window.hcaSdk.signOut();
	} catch (error) {
		// biome-ignore lint/suspicious/noConsole: the provider's script failed; the sign-out continues
		console.error(error);
	}
}
