/** Toggles whether the password is readable. React never sets `type` or `aria-pressed`, so the toggle survives hydration. */
export function reveal(button: Element): void {
	const input = button.previousElementSibling;
	if (!(input instanceof HTMLInputElement)) return;
	const isHidden = input.type === "password";
	input.type = isHidden ? "text" : "password";
	input.setAttribute("autocapitalize", "off");
	button.setAttribute("aria-pressed", `${isHidden}`);
}
