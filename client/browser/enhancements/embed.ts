import { element } from "../element.ts";
import { pauseOthers } from "../player/dock.ts";
import { releaseSession } from "../player/media-session.ts";

/** The embedded player cannot navigate the portal's own window. */
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation";

const PERMISSIONS = "autoplay; encrypted-media; fullscreen; picture-in-picture";

export function startEmbed(root: HTMLElement): void {
	const { player, title } = root.dataset;
	if (!player || !title) return;
	root.querySelector("[data-do=play]")?.addEventListener("click", () => {
		const url = new URL(player);
		// One press is enough: without this, the visitor would have to press the player's button too.
		url.searchParams.set("autoplay", "1");
		const frame = element("iframe", { title, src: url.href, allow: PERMISSIONS });
		frame.setAttribute("sandbox", SANDBOX);
		pauseOthers(frame);
		releaseSession();
		root.replaceChildren(frame);
		// The button, which had the focus, is gone.
		frame.focus();
	});
}
