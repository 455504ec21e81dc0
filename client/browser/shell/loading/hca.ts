import { chunk } from "./chunks.ts";

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
