import { SIGN_OUT_PATH } from "../../../shared/endpoints.ts";

/** Calls back when a form is sent that signs out, from wherever on the page. */
export function onSignOut(call: () => void): void {
	document.addEventListener("submit", ({ target }) => {
		if (target instanceof HTMLFormElement && target.action.endsWith(SIGN_OUT_PATH)) call();
	});
}
