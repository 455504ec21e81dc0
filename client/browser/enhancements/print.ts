/** Without scripts, visitors print from the browser's menu. */
export const startPrint = (button: HTMLElement): void => button.addEventListener("click", () => print());

/** Without query and fragment, because a query can be personal. */
addEventListener("beforeprint", () => {
	const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
	for (const line of document.querySelectorAll("[data-printed]"))
		line.textContent = ` · ${location.host}${location.pathname} · ${day}`;
});
