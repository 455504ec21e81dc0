declare global {
	interface Window {
		/** The identity's own SDK (OneKey HealthCare Authenticator). */
		hcaSdk?: { signOut?: () => unknown };
	}
}

/** Signs out at the identity's SDK, where its script can be had; the provider's own end of session follows. [4.06, 8.09] */
export async function signOutOfSdk(source: string | null): Promise<void> {
	if (source !== null && !window.hcaSdk) await load(source);
	if (!window.hcaSdk?.signOut) {
		console.error("hcaSdk is not available.");
		return;
	}
	try {
		await window.hcaSdk.signOut();
	} catch (error) {
		console.error(error);
	}
}

const load = (source: string): Promise<void> =>
	new Promise((resolve) => {
		const script = document.createElement("script");
		// Loaded or not: what counts is whether the SDK is there then.
		script.onload = script.onerror = () => resolve();
		script.src = source;
		document.head.append(script);
	});
