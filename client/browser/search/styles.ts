/** The list's own style sheet. It is loaded here because no page needs it earlier. */
export const styled = new Promise<void>((resolve, reject) => {
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = new URL("../../styles/suggestions.css", import.meta.url).href;
	link.addEventListener("load", () => resolve());
	link.addEventListener("error", reject);
	document.head.append(link);
});
// Without the style sheet the list stays hidden.
styled.catch(() => {});
