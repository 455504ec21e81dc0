/** The code for "Show password" is loaded by the first click. */
export function watchReveals(): void {
	document.addEventListener("click", start);
	// The boot script has noted clicks that came earlier.
	for (const button of document.querySelectorAll(".field__reveal")) {
		if (window.pressed?.delete(button)) void start({ target: button });
	}
}

async function start({ target }: { target: EventTarget | null }): Promise<void> {
	const button = target instanceof Element && target.closest(".field__reveal");
	if (!button) return;
	await import("../../enhancements/reveal.ts").then(({ reveal }) => reveal(button)).catch(() => {});
}
