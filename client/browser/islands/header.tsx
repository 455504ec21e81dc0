import { useEffect } from "react";
import { useStore } from "zustand";
import { Header } from "../../markup/layouts/header/header.tsx";
import { watchMenu } from "../header/menu.ts";
import { watchSearchPanel } from "../header/search-panel.ts";
import { session } from "../stores/session.ts";
import { hydrate } from "./hydrate.tsx";

export const mount = (element: HTMLElement) => hydrate(element, <HeaderIsland />);

/** Only Safari on touch devices supports this property. */
function loadOutsideTaps(): void {
	if (CSS.supports("-webkit-touch-callout", "none")) void import("../header/outside-taps.ts").catch(() => {});
}

function HeaderIsland() {
	const isFetchingUser = useStore(session, (state) => state.isFetchingUser);
	useEffect(watchSearchPanel, []);
	useEffect(watchMenu, []);
	useEffect(loadOutsideTaps, []);
	return <Header isFetchingUser={isFetchingUser} />;
}
