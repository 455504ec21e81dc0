import { act } from "./share.ts";

/** Shows or hides a password before the hydration. A hydrated field handles the click itself, so it gets the click again. */
export function reveal(button: HTMLElement): void {
	const input = button.previousElementSibling;
	if (button.dataset.act) act(button);
	else if (button.dataset.hydrated !== undefined) button.click();
	else if (input instanceof HTMLInputElement) toggle(button, input);
}

function toggle(button: HTMLElement, input: HTMLInputElement): void {
	const isHidden = input.type === "password";
	input.type = isHidden ? "text" : "password";
	input.setAttribute("autocapitalize", "off");
	button.setAttribute("aria-pressed", `${isHidden}`);
}
