import { page } from "../stores/page.ts";
import { signOutOfSdk } from "./sign-out.ts";
import { authorizeLink } from "./start.ts";

/** Milliseconds to wait for the SDK: the sign-out must not depend on its script. */
const SDK_PATIENCE_MS = 3000;

/** Does what an HCA form needs a script for, before or instead of its plain post. */
export const act = (form: HTMLFormElement): Promise<void> =>
	form.dataset.hcaLogout === undefined ? start(form) : signOut(form);

async function start(form: HTMLFormElement): Promise<void> {
	try {
		location.assign(await authorizeLink(form));
	} catch {
		form.submit();
	}
}

async function signOut(form: HTMLFormElement): Promise<void> {
	const patience = new Promise((resolve) => setTimeout(resolve, SDK_PATIENCE_MS));
	await Promise.race([signOutOfSdk(page.getState().facts?.hca?.sdk ?? null), patience]);
	form.submit();
}
