import { chunk } from "./chunks.ts";

/** The forms of the external identity: plain posts, with a script in between where there is one. */
export function watchHca(): void {
	document.addEventListener("submit", (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement)) return;
		if (form.dataset.hca !== undefined || form.dataset.hcaLogout !== undefined) wait(event, form);
	});
	// A page restored by the back button has nothing to wait for.
	addEventListener("pageshow", stopWaiting);
	const failure = document.querySelector<HTMLElement>("[data-console-error]");
	// What went wrong on the way here, for whoever is asked about it. [8.09]
	if (failure) console.error(failure.dataset.consoleError);
}

/** A spinner while the link is built, then the browser leaves. [4.18] Whatever fails, the plain form does the same. */
function wait(event: SubmitEvent, form: HTMLFormElement): void {
	event.preventDefault();
	const { submitter } = event;
	if (submitter?.ariaBusy) return;
	if (submitter) submitter.ariaBusy = "true";
	submitter?.classList.add("button--loading");
	void chunk(() => import("../hca/forms.ts")).then((code) => (code ? code.act(form) : form.submit()));
}

function stopWaiting(): void {
	for (const button of document.querySelectorAll("[data-hca] .button--loading")) {
		button.classList.remove("button--loading");
		button.removeAttribute("aria-busy");
	}
}
