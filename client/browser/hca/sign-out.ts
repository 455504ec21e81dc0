declare global {
	interface Window {
		/** The identity's own SDK (OneKey HealthCare Authenticator). */
		hcaSdk?: { signOut?: () => unknown };
	}
}

/** Signs out with the provider's SDK if its script loads; the redirect that ends the provider's session follows. [4.06, 8.09] */
export async function signOutOfSdk(source: string | null): Promise<void> {
	if (source !== null && !window.hcaSdk) await load(source);
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

/** Trusted Types: the address comes from the Worker's configuration, by way of the page's facts. */
const configured = window.trustedTypes?.createPolicy("hca-sdk", { createScriptURL: (source) => source });

const load = (source: string): Promise<void> =>
	new Promise((resolve) => {
		const script = document.createElement("script");
		// Resolves even on failure: the caller checks whether the SDK is there.
		script.onload = script.onerror = () => resolve();
		script.src = configured?.createScriptURL(source) ?? source;
		document.head.append(script);
	});
