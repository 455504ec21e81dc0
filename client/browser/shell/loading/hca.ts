import { chunk } from "./chunks.ts";

/** HCA's sign-in and sign-out forms: plain posts, before which client/browser/hca does what needs a script. */
export function watchHca(): void {
	document.addEventListener("submit", (event) => {
		const { target: form, submitter } = event;
		if (!(form instanceof HTMLFormElement) || !form.matches("[data-hca], [data-hca-logout]")) return;
		event.preventDefault();
		// If the code cannot be loaded, the form posts.
		void chunk(() => import("../../hca/submit.ts")).then((code) => (code ? code.act(form, submitter) : form.submit()));
	});
	// What a session or a failed sign-in needs.
	if (document.querySelector("[data-hca-logout], [data-console-error]"))
		void chunk(() => import("../../hca/arrive.ts"));
}
