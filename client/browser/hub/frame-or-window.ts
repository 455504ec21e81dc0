import type { HubProps } from "../../markup/views/hub.tsx";

/** The hub's page. In a portal's frame it serves that portal; in a window it lists all portals. [2.07] */

const props: HubProps = JSON.parse(document.getElementById("hub-props")?.textContent ?? "null");

if (window.parent === window) {
	const root = document.getElementById("hub");
	if (root) void import("./portals.tsx").then(({ show }) => show(root, props));
} else {
	// The browser sets the referrer, so a page cannot forge it. It is empty or the embedding page's origin.
	const portal = document.referrer ? new URL(document.referrer).origin : "";
	if (props.origins.includes(portal)) void import("./serve.ts").then(({ serve }) => serve(portal));
}
