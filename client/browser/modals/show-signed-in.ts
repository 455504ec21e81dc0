import { page } from "../stores/page.ts";

/** Shows the page as signed in. A form of the accounts leads on to where it was opened, unless another form waits in it. */
export function showSignedIn(): void {
	const { facts } = page.getState();
	const isForm = ["login", "register", "forgotPassword"].includes(facts?.id ?? "");
	if (facts && isForm && !document.querySelector("main [name=unsent]")) location.assign(facts.address);
	else location.reload();
}
