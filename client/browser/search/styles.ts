/** The list's own style sheet, which no page needs before; settles when it holds. */
export const styled = new Promise<void>((resolve, reject) => {
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = new URL("../../styles/suggestions.css", import.meta.url).href;
	link.addEventListener("load", () => resolve());
	link.addEventListener("error", reject);
	document.head.append(link);
});
// A list without it is not shown.
styled.catch(() => {});
