import { accountCall } from "../../../../shared/endpoints.ts";
import { forgetLibrary } from "../../library/owner.ts";
import { onSignOut } from "../../session/sign-out.ts";
import { page } from "../../stores/page.ts";
import { session } from "../../stores/session.ts";

/** Asks at the start whether the session still holds; if it has ended, the page is reloaded without it. [4.08, 4.09] */
export async function checkSession(): Promise<void> {
	if (!page.getState().facts?.userId) return;
	void import("../../session/ending.ts").then(({ watchEnd }) => watchEnd()).catch(() => {});
	session.setState({ isFetchingUser: true });
	try {
		const answer = await fetch(accountCall("user"), { headers: { Accept: "application/json" } });
		if (answer.status === 401) location.reload();
		// Read to the end, or the browser shows the page as still loading.
		await answer.text();
	} catch {
		// No connection is no sign-out.
	} finally {
		session.setState({ isFetchingUser: false });
	}
}

/** Reloads a page above level none that comes from the back/forward cache: the visitor may have signed out since. */
export function forgetRestoredPages(): void {
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted && page.getState().facts?.accessLevel !== "none") location.reload();
	});
}

/** Deletes the user's shelves from this browser at the sign-out, unless they chose to keep them. */
export function forgetAtSignOut(): void {
	onSignOut(() => forgetLibrary(page.getState().facts?.userId));
}
