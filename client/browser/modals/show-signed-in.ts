import { element } from "../element.ts";
import { page } from "../stores/page.ts";

/** Shows the page as signed in. */
export const showSignedIn = (): void => (navigator.onLine ? leave() : offerRetry());

/** A form of the accounts leads on to where it was opened, unless another form waits in it. */
function leave(): void {
	const { facts } = page.getState();
	const isForm = ["login", "register", "forgotPassword"].includes(facts?.id ?? "");
	if (facts && isForm && !document.querySelector("main [name=unsent]")) location.assign(facts.address);
	else location.reload();
}

/** A form that is sent offline opens the dialog that offers to try again (client/browser/shell/navigation/unreached.ts). */
function offerRetry(): void {
	const form = element("form", {
		onsubmit: (event) => {
			if (!navigator.onLine) return;
			event.preventDefault();
			leave();
		},
	});
	document.body.append(form);
	form.requestSubmit();
}
