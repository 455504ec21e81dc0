import { useEffect } from "react";
import { useStore } from "zustand";
import { Header } from "../../markup/layouts/header/header.tsx";
import { watchLanguageMenu } from "../header/language-menu.ts";
import { watchSearchPanel } from "../header/search-panel.ts";
import { session } from "../stores/session.ts";
import { hydrate } from "./hydrate.tsx";

export const mount = (element: HTMLElement) => hydrate(element, <HeaderIsland />);

function HeaderIsland() {
	const isFetchingUser = useStore(session, (state) => state.isFetchingUser);
	useEffect(watchSearchPanel, []);
	useEffect(watchLanguageMenu, []);
	return <Header isFetchingUser={isFetchingUser} />;
}
