import { chunk } from "./chunks.ts";

/** HCA's sign-in and sign-out forms: plain posts, before which client/browser/hca does what needs a script. */
export function watchHca(): void {
	document.addEventListener("submit", (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement)) return;
		if (form.dataset.hca !== undefined || form.dataset.hcaLogout !== undefined) wait(event, form);
	});
	// A page restored by the back button must not show the spinner any more.
	addEventListener("pageshow", stopWaiting);
	const failure = document.querySelector<HTMLElement>("[data-console-error]");
	// The specification wants a failed sign-in in the console too. [8.09]
	if (failure) console.error(failure.dataset.consoleError);
}

/** Shows a spinner while the link is built and the browser leaves. [4.18] If the code cannot be loaded, the form posts. */
function wait(event: SubmitEvent, form: HTMLFormElement): void {
	event.preventDefault();
	const { submitter } = event;
	if (submitter?.ariaBusy) return;
	if (submitter) submitter.ariaBusy = "true";
	submitter?.classList.add("button--loading");
	void chunk(() => import("../hca/submit.ts")).then((code) => (code ? code.act(form) : form.submit()));
}

function stopWaiting(): void {
	for (const button of document.querySelectorAll("[data-hca] .button--loading")) {
		button.classList.remove("button--loading");
		button.removeAttribute("aria-busy");
	}
}
