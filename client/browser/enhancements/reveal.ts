/** Shows or hides a password before hydration. A hydrated field has taken over meanwhile: its button is pressed again. */
export function reveal(button: HTMLElement): void {
	const input = button.previousElementSibling;
	if (button.dataset.hydrated !== undefined) button.click();
	else if (input instanceof HTMLInputElement) toggle(button, input);
}

function toggle(button: HTMLElement, input: HTMLInputElement): void {
	const isShown = input.type === "password";
	input.type = isShown ? "text" : "password";
	input.autocapitalize = "off";
	button.setAttribute("aria-pressed", `${isShown}`);
}
