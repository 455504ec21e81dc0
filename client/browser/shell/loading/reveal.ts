/** "Show password" of any form: its few lines are loaded when it is pressed. */
export function watchReveals(): void {
	document.addEventListener("click", start);
	// Pressed before this code was there.
	for (const button of document.querySelectorAll(".field__reveal")) {
		if (window.pressed?.delete(button)) void start({ target: button, defaultPrevented: false });
	}
}

/** React prevents the default of a press that it has answered itself. */
async function start({ target, defaultPrevented }: Pick<Event, "target" | "defaultPrevented">): Promise<void> {
	const button = target instanceof Element && target.closest<HTMLElement>(".field__reveal");
	if (!button || defaultPrevented) return;
	await import("../../enhancements/reveal.ts").then(({ reveal }) => reveal(button)).catch(() => {});
}
