/** Screen readers say the text, through the page's live region. */
export function announce(text: string): void {
	const region = document.getElementById("announcer");
	if (region) region.textContent = text;
}
