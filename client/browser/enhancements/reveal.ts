/** Shows the password, or hides it. React may have taken the field over: it leaves `type` and `aria-pressed` alone. */
export function reveal(button: Element): void {
	const input = button.previousElementSibling;
	if (!(input instanceof HTMLInputElement)) return;
	const isShown = input.type === "password";
	input.type = isShown ? "text" : "password";
	input.setAttribute("autocapitalize", "off");
	button.setAttribute("aria-pressed", `${isShown}`);
}
