import { remember } from "../storage/session-storage.ts";
import { loadWords } from "../words.ts";
import { buttonOf, dialogOf } from "./dialog.ts";

/** After a sign-in in another tab or on a sister portal, offers to reload this one, which still shows the signed-out page. */

/** The message of a tab that signs out. All other messages have the session's end. */
export const SIGNED_OUT = "signed out";

let dialog: HTMLDialogElement | undefined;

export async function receive({ data }: MessageEvent<unknown>): Promise<void> {
	// Pages of this tab's history are from before the sign-in too (client/browser/shell/loading/session-check.ts).
	remember("signed-in", data === SIGNED_OUT ? "" : "yes");
	if (data === SIGNED_OUT) dialog?.close();
	else if (!dialog) await offerReload();
}

export async function offerReload(): Promise<void> {
	const t = await loadWords();
	if (dialog) return;
	const actions = [
		buttonOf(t("sessionEnd.reload"), () => location.reload()),
		buttonOf(t("sessionEnd.here"), () => dialog?.close(), "button--ghost"),
	];
	dialog = dialogOf("signed-in", t("sessionEnd.signedInTitle"), t("sessionEnd.signedIn"), actions);
	document.body.append(dialog);
	dialog.showModal();
}
