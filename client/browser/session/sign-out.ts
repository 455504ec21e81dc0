import type { PathOf } from "../../../shared/routes.ts";

const SIGN_OUT: PathOf<"logout"> = "/logout";

export function onSignOut(callback: () => void): void {
	document.addEventListener("submit", ({ target }) => {
		// Offline nothing is sent (client/browser/shell/navigation/unreached.ts).
		if (navigator.onLine && target instanceof HTMLFormElement && target.action.endsWith(SIGN_OUT)) callback();
	});
}
