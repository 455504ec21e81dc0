import { Icon } from "../../markup/components/icon.tsx";
import { Logo } from "../../markup/components/logo.tsx";
import { PortalList } from "../../markup/components/portal-list.tsx";
import { usePage } from "../../markup/page.ts";
import type { HubProps } from "../../markup/views/hub.tsx";
import { render } from "../islands/hydrate.tsx";

export const show = (place: HTMLElement, props: HubProps) => render(place, <Portals {...props} />);

export function Portals({ portals }: HubProps) {
	const { userId, firstName: name, t } = usePage();
	const signedIn = name ? t("hub.signedIn", { name }) : t("sessionEnd.signedInTitle");
	return (
		<div className="hub container">
			<Logo />
			<p className="hub__title">{t("hub.title")}</p>
			<p className="hub__state">
				<Icon name={userId === null ? "user" : "check"} />
				{userId === null ? t("hub.signedOut") : signedIn}
			</p>
			<PortalList portals={portals} />
		</div>
	);
}
