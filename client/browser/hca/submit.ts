import * as z from "zod/mini";
import { toVerifier, VERIFIER_NUMBERS } from "../../../shared/hca.ts";
import { saveScroll } from "./scroll-position.ts";
import { signOutOfSdk } from "./sdk.ts";

/** Signing out must not depend on the SDK's script, so it waits no longer than this. */
const SDK_TIMEOUT_MS = 3000;

/** Signs in instead of the plain form post, or out before it. The spinner stays until the browser leaves the page. [4.18] */
export async function act(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
	if (button?.ariaBusy) return;
	if (button) button.ariaBusy = "true";
	button?.classList.add("button--loading");
	await (form.dataset.hcaLogout === undefined ? start(form) : signOut(form));
}

async function start(form: HTMLFormElement): Promise<void> {
	saveScroll();
	try {
		location.assign(await authorizeLink(form));
	} catch {
		form.submit();
	}
}

const answer = z.object({ url: z.url() });

/** Makes the PKCE verifier [9.04], sends it to the Worker, and returns the provider's address. [7.24] */
async function authorizeLink(form: HTMLFormElement): Promise<string> {
	const body = new FormData(form);
	body.set("verifier", toVerifier(crypto.getRandomValues(new Uint32Array(VERIFIER_NUMBERS))));
	const response = await fetch(form.action, { method: "POST", headers: { Accept: "application/json" }, body });
	return answer.parse(await response.json()).url;
}

async function signOut(form: HTMLFormElement): Promise<void> {
	const timeout = new Promise((resolve) => setTimeout(resolve, SDK_TIMEOUT_MS));
	await Promise.race([signOutOfSdk(), timeout]);
	form.submit();
}

/** The back button can restore a page with its spinner still shown. The event also ends the first load. */
addEventListener("pageshow", ({ persisted }) => {
	if (!persisted) return;
	for (const button of document.querySelectorAll("[data-hca] .button--loading")) {
		button.classList.remove("button--loading");
		button.removeAttribute("aria-busy");
	}
});
