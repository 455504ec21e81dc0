import { leavePlace } from "./left-place.ts";
import { signOutOfSdk } from "./sdk.ts";
import { authorizeLink } from "./start.ts";

/** Milliseconds to wait for the SDK: the sign-out must not depend on its script. */
const SDK_PATIENCE_MS = 3000;

/** Does what an HCA form needs a script for, before or instead of its plain post; shows a spinner until the browser leaves. [4.18] */
export async function act(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
	if (button?.ariaBusy) return;
	if (button) button.ariaBusy = "true";
	button?.classList.add("button--loading");
	await (form.dataset.hcaLogout === undefined ? start(form) : signOut(form));
}

async function start(form: HTMLFormElement): Promise<void> {
	leavePlace();
	try {
		location.assign(await authorizeLink(form));
	} catch {
		form.submit();
	}
}

async function signOut(form: HTMLFormElement): Promise<void> {
	const patience = new Promise((resolve) => setTimeout(resolve, SDK_PATIENCE_MS));
	await Promise.race([signOutOfSdk(), patience]);
	form.submit();
}

/** A page restored by the back button must not show the spinner any more. */
addEventListener("pageshow", () => {
	for (const button of document.querySelectorAll("[data-hca] .button--loading")) {
		button.classList.remove("button--loading");
		button.removeAttribute("aria-busy");
	}
});
