/** Screen readers say the text. */
export function announce(text: string): void {
	const region = document.getElementById("announcer");
	if (region) region.textContent = text;
}
