/** Adds the address and the day to the first line on paper. A query can be personal, so it is left out. */
export function watchPrinting(): void {
	addEventListener("beforeprint", () => {
		const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
		for (const line of document.querySelectorAll("[data-printed]"))
			line.textContent = ` · ${location.host}${location.pathname} · ${day}`;
	});
}
