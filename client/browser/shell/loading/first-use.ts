import { page } from "../../stores/page.ts";
import { idle } from "../prefetch/idle.ts";
import { chunk } from "./chunks.ts";

/** Features whose code loads at their first use. */

export function watchErrors(): void {
	const report = (event: ErrorEvent | PromiseRejectionEvent): void =>
		// Without the chunk, for example offline, the error is not reported.
		void import("../../errors/report.ts").then((code) => code.reportUncaught(event)).catch(() => {});
	addEventListener("error", report);
	addEventListener("unhandledrejection", report);
}

/** HCA forms are plain form posts. client/browser/hca runs the steps that need a script before the post. */
export function watchHca(): void {
	document.addEventListener("submit", (event) => {
		const { target: form, submitter } = event;
		if (!navigator.onLine || !(form instanceof HTMLFormElement) || !form.matches("[data-hca], [data-hca-logout]"))
			return;
		event.preventDefault();
		// If the code cannot be loaded, the form posts without it.
		void chunk(() => import("../../hca/submit.ts")).then((code) => (code ? code.act(form, submitter) : form.submit()));
	});
	if (document.querySelector("[data-hca-logout], [data-console-error]"))
		void chunk(() => import("../../hca/arrive.ts"));
}

/** Where a hub is configured, the session is compared with it when the browser is idle. [4.07] */
export function watchHub(): void {
	const { facts } = page.getState();
	const hub = facts?.hub;
	if (!facts || !hub) return;
	idle(() => {
		void chunk(() => import("../../hub/sync.ts")).then((code) => code?.syncWithHub(hub, facts));
	});
}

const REVEAL_BUTTONS = ".field__reveal, [data-act]";

export function watchReveals(): void {
	document.addEventListener("click", reveal);
	// The boot script has noted clicks that came earlier.
	for (const button of document.querySelectorAll(REVEAL_BUTTONS)) {
		if (window.pressed?.delete(button)) void reveal({ target: button, defaultPrevented: false });
	}
}

/** React has handled a click whose default it prevented. */
async function reveal({ target, defaultPrevented }: Pick<Event, "target" | "defaultPrevented">): Promise<void> {
	const button = target instanceof Element && target.closest<HTMLElement>(REVEAL_BUTTONS);
	if (!button || defaultPrevented) return;
	(await chunk(() => import("../../enhancements/reveal.ts")))?.reveal(button);
}

/** Suggestions load with the first focus of a search field. After a failure the next focus tries again. */
export function watchSearchFields(): void {
	document.addEventListener("focusin", suggest);
	void suggest({ target: document.activeElement });
}

async function suggest({ target }: Pick<Event, "target">): Promise<void> {
	if (!(target instanceof HTMLInputElement) || target.type !== "search") return;
	const box = target.nextElementSibling;
	const search = await chunk(() => import("../../search/combobox.ts"));
	if (box instanceof HTMLElement) search?.startCombobox(target, box);
}
