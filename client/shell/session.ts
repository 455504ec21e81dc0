import { forgetLibrary } from "../stores/kept-library.ts";
import { page } from "../stores/page.ts";
import { session } from "../stores/session.ts";

/** At the start of the app: does the session still hold? One that has ended leaves nothing of it on the page. [4.08, 4.09] */
export async function checkSession(): Promise<void> {
	if (!page.getState().facts?.userId) return;
	session.setState({ isFetchingUser: true });
	try {
		const answer = await fetch("/api/api/user", { headers: { Accept: "application/json" } });
		if (answer.status === 401) location.reload();
		// The browser counts what nobody reads as still under way.
		await answer.text();
	} catch {
		// No connection is no sign-out.
	} finally {
		session.setState({ isFetchingUser: false });
	}
}

/** A page that was read while signed in must not come back from the browser's memory after the sign-out. */
export function forgetRestoredPages(): void {
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted && page.getState().facts?.accessLevel !== "none") location.reload();
	});
}

/** What the browser keeps for a user goes with the sign-out, unless they want it kept. */
export function forgetAtSignOut(): void {
	document.addEventListener("submit", ({ target }) => {
		if (!(target instanceof HTMLFormElement) || !target.action.endsWith("/logout")) return;
		forgetLibrary(page.getState().facts?.userId);
	});
}
