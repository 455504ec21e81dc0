import { localeOf } from "../../shared/locales.ts";
import { Icon } from "../components/icon.tsx";
import { Logo } from "../components/logo.tsx";
import { render } from "../islands/hydrate.tsx";
import { usePage } from "../page.ts";
import type { HubProps } from "../views/hub.tsx";

export const show = (place: HTMLElement, props: HubProps) => render(place, <Portals {...props} />);

/** The hub opened in a window: links to all portals, and whether the visitor is signed in. */
function Portals({ portals }: HubProps) {
	const { locale, userId, firstName, t } = usePage();
	const regions = new Intl.DisplayNames(locale, { type: "region" });
	return (
		<div className="hub container">
			<Logo />
			<p className="hub__title">{t("hub.title")}</p>
			<p className="hub__state">
				<Icon name={userId === null ? "user" : "check"} />
				{userId === null ? t("hub.signedOut") : t("hub.signedIn", { name: firstName })}
			</p>
			<ul className="hub__portals">
				{portals.map(({ country, host, locales }) => (
					<li key={host}>
						<h2>{regions.of(country.toUpperCase())}</h2>
						<p className="hub__host">{host}</p>
						<ul className="chips">
							{locales.map(({ code, name, href }) => (
								<li key={code}>
									<a className="chip" href={href} lang={localeOf(code).iso} hrefLang={localeOf(code).iso}>
										{name}
									</a>
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</div>
	);
}
