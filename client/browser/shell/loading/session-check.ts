import { forgetLibrary } from "../../library/owner.ts";
import { onSignOut } from "../../session/sign-out.ts";
import { fetchUser } from "../../session/user.ts";
import { recall, remember } from "../../storage/session-storage.ts";
import { page } from "../../stores/page.ts";
import { session } from "../../stores/session.ts";
import { chunk, mayReload } from "./chunks.ts";

/** Checks whether the session is still valid. If it has ended, the page reloads without it. [4.08, 4.09] */
export async function checkSession(): Promise<void> {
	const { facts } = page.getState();
	if (!facts?.userId) return;
	void chunk(() => import("../../session/ending.ts")).then((code) => code?.watchEnd());
	setFetching(true);
	try {
		const response = await fetchUser(facts.locale);
		if (response.status === 401 && mayReload("reloaded-for-session")) location.reload();
		// With an unread body the browser would show the page as still loading.
		await response.text();
	} catch {
		// A failed connection does not end the session.
	} finally {
		setFetching(false);
	}
}

function setFetching(isFetchingUser: boolean): void {
	session.setState({ isFetchingUser });
	for (const account of document.querySelectorAll(".header__account, .header__own summary"))
		account.ariaBusy = String(isFetchingUser);
}

/** The page is from before this tab's sign-in. */
const isOutdated = () => !page.getState().facts?.userId && recall("signed-in");

/** Reloads a page from the browser's history if it is outdated, or gated: the visitor may have signed out since. */
export function forgetRestoredPages(): void {
	const [load] = performance.getEntriesByType("navigation");
	if (load && "type" in load && load.type === "back_forward") {
		if (isOutdated()) location.reload();
		// A fresh page without a user: the session has ended.
	} else if (page.getState().facts?.userId === null) remember("signed-in", "");
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted && (page.getState().facts?.accessLevel !== "none" || isOutdated())) location.reload();
	});
}

export function forgetAtSignOut(): void {
	onSignOut(() => forgetLibrary(page.getState().facts?.userId));
}
