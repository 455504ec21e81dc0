/** What a player may do; anything else, such as leading the portal's own window away, it may not. */
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation";

/** Loads another company's player once its button is pressed: client/markup/components/embed.tsx. */
export function startEmbed(root: HTMLElement): void {
	const { player, title } = root.dataset;
	if (!player || !title) return;
	root.querySelector("[data-do=play]")?.addEventListener("click", () => {
		const frame = document.createElement("iframe");
		frame.title = title;
		frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
		frame.setAttribute("sandbox", SANDBOX);
		frame.src = playing(player);
		root.replaceChildren(frame);
		// The button is gone, so that whoever uses the keyboard goes on in the player.
		frame.focus();
	});
}

/** Whoever has pressed the button need not press the player's too. */
function playing(player: string): string {
	const url = new URL(player);
	url.searchParams.set("autoplay", "1");
	return url.href;
}
