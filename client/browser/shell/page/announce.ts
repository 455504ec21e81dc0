/** Announces the text to screen readers. They say a live region only when its text changes. */
export function announce(text: string): void {
	const region = document.getElementById("announcer");
	if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
