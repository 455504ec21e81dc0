import { Json } from "../components/island.tsx";
import { Logo } from "../components/logo.tsx";
import { type Portal, PortalList } from "../components/portal-list.tsx";
import { usePage } from "../page.ts";

export interface HubProps {
	/** All portals, to be listed. */
	portals: readonly Portal[];
	/** The origins that may use the hub; empty: this host is not the hub. */
	origins: readonly string[];
}

/** An empty place that client/browser/hub/frame-or-window.ts fills in a window; in a frame it stays empty and serves the portal. [2.07] */
export function Hub(props: HubProps) {
	const { t } = usePage();
	return (
		<>
			<h1 className="visually-hidden">{t("hub.title")}</h1>
			<div id="hub" />
			{/* Without a script nobody fills it, and the way to the portals is all that can be shown. */}
			<div className="hub hub--plain container">
				<Logo />
				<PortalList portals={props.portals} />
			</div>
			<Json id="hub-props" data={props} />
		</>
	);
}
