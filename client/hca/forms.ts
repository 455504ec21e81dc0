import { page } from "../stores/page.ts";
import { signOutOfSdk } from "./sign-out.ts";
import { authorizeLink } from "./start.ts";

/** Milliseconds: nobody is kept signed in by a script that does not answer. */
const SDK_PATIENCE_MS = 3000;

/** What a form of the external identity does with a script before, or instead of, its plain post. */
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
