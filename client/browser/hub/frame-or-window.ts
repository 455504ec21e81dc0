import type { HubProps } from "../../markup/views/hub.tsx";

/** In a portal's frame it serves that portal, in a window it shows the way to all. [2.07] */

const props: HubProps = JSON.parse(document.getElementById("hub-props")?.textContent ?? "null");

if (window.parent === window) {
	const place = document.getElementById("hub");
	if (place) void import("./portals.tsx").then(({ show }) => show(place, props));
} else {
	// The referrer is empty or the embedding page's origin, set by the browser; only portals of the list are served.
	const asking = document.referrer ? new URL(document.referrer).origin : "";
	if (props.origins.includes(asking)) void import("./serve.ts").then(({ serve }) => serve(asking));
}
