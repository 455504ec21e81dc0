/** Shows or hides a password before hydration. A hydrated field has taken over meanwhile: its button is pressed again. */
export function reveal(button: HTMLElement): void {
	const input = button.previousElementSibling;
	if (button.dataset.hydrated !== undefined) return button.click();
	if (!(input instanceof HTMLInputElement)) return;
	const isShown = input.type === "password";
	input.type = isShown ? "text" : "password";
	button.setAttribute("aria-pressed", `${isShown}`);
}
