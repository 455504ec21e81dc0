import { Json } from "../components/island.tsx";
import { Logo } from "../components/logo.tsx";
import { type Portal, PortalList } from "../components/portal-list.tsx";
import { usePage } from "../page.ts";

export interface HubProps {
	portals: readonly Portal[];
	/** The origins that may use the hub. Empty when this host is not the hub. */
	origins: readonly string[];
}

/** An empty root. In a window client/browser/hub/frame-or-window.ts fills it, in a frame it stays empty. [2.07] */
export function Hub(props: HubProps) {
	const { t } = usePage();
	return (
		<>
			<h1 className="visually-hidden">{t("hub.title")}</h1>
			<div id="hub" />
			{/* Shown without scripts: links to the portals are all that is possible then. */}
			<div className="hub hub--plain container">
				<Logo />
				<PortalList portals={props.portals} />
			</div>
			<Json id="hub-props" data={props} />
		</>
	);
}
