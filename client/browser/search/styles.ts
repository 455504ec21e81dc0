let loading: Promise<void> | undefined;

/**
 * The list's own style sheet. It is loaded here because no page needs it earlier. Without it the list stays hidden, and
 * the next call tries again.
 */
export function loadStyles(): Promise<void> {
	loading ??= new Promise((resolve, reject) => {
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = new URL("../../styles/suggestions.css", import.meta.url).href;
		link.addEventListener("load", () => resolve());
		link.addEventListener("error", (event) => {
			link.remove();
			loading = undefined;
			reject(event);
		});
		document.head.append(link);
	});
	return loading;
}
