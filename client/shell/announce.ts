/** Politely, for those who do not see what has changed. */
export function announce(text: string): void {
	const region = document.getElementById("announcer");
	if (region) region.textContent = text;
}
