import type { PathOf } from "../../../shared/routes.ts";

/** How the address of every form ends that signs out, here or everywhere. */
const SIGN_OUT: PathOf<"logout"> = "/logout";

/** Calls back when such a form is sent, from wherever on the page. */
export function onSignOut(call: () => void): void {
	document.addEventListener("submit", ({ target }) => {
		if (target instanceof HTMLFormElement && target.action.endsWith(SIGN_OUT)) call();
	});
}
