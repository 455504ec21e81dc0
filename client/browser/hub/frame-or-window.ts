import type { HubProps } from "../../markup/views/hub.tsx";
import { chunk } from "../shell/loading/chunks.ts";

/** The hub's page. In a portal's frame it serves that portal; in a window it lists all portals. [2.07] */

const props: HubProps = JSON.parse(document.getElementById("hub-props")?.textContent ?? "null");

if (window.parent === window) {
	const root = document.getElementById("hub");
	if (root) void chunk(() => import("./portals.tsx")).then((code) => code?.show(root, props));
} else {
	// The browser sets the referrer, so a page cannot forge it. It is empty or the embedding page's origin.
	const portal = document.referrer ? new URL(document.referrer).origin : "";
	if (props.origins.includes(portal)) void chunk(() => import("./serve.ts")).then((code) => code?.serve(portal));
}
