const BUTTONS = ".field__reveal, [data-act]";

/** The code for "Show password" and for sharing is loaded by the first click. */
export function watchReveals(): void {
	document.addEventListener("click", start);
	// The boot script has noted clicks that came earlier.
	for (const button of document.querySelectorAll(BUTTONS)) {
		if (window.pressed?.delete(button)) void start({ target: button, defaultPrevented: false });
	}
}

/** React has handled a click whose default it prevented. */
async function start({ target, defaultPrevented }: Pick<Event, "target" | "defaultPrevented">): Promise<void> {
	const button = target instanceof Element && target.closest<HTMLElement>(BUTTONS);
	if (!button || defaultPrevented) return;
	await import("../../enhancements/reveal.ts").then((code) => code.reveal(button)).catch(() => {});
}
