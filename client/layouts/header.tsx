import { country } from "../../shared/countries.ts";
import { localeOf } from "../../shared/locales.ts";
import { paths } from "../../shared/routes.ts";
import { Icon } from "../components/icon.tsx";
import { Logo } from "../components/logo.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { usePage } from "../page.ts";

/**
 * Logo, navigation, about, contact, search and language. Menu and search are popovers, so that they open, close and
 * keep the focus without a script; from the desktop width on the menu is always there. [1.11, 2.30, 2.35]
 */
export function Header() {
	const { locale, country: code, current, t } = usePage();
	const { header } = country(code);
	return (
		<header className="header">
			<div className="header__bar container">
				<a
					className="header__logo"
					href={header.logoLeadsTo === "about" ? paths.single(locale, "about") : paths.home(locale)}
					aria-current={current === header.logoLeadsTo ? "page" : undefined}
				>
					<Logo />
				</a>
				<div className="header__menu" id="menu" popover="auto">
					<CloseButton popover="menu" />
					<MainNavigation />
					<ul className="header__links">
						<li>
							<a href={paths.single(locale, "about")} aria-current={current === "about" ? "page" : undefined}>
								{t("nav.about")}
							</a>
						</li>
						{header.contactUrl && (
							<li>
								<a href={header.contactUrl} target="_blank" rel="noopener noreferrer">
									{t("nav.contact")} <span className="visually-hidden">({t("nav.newTab")})</span>
								</a>
							</li>
						)}
					</ul>
					<LanguageSwitcher />
				</div>
				<div className="header__actions">
					<button className="header__button" type="button" popoverTarget="site-search">
						<Icon name="search" />
						<span className="visually-hidden">{t("nav.search")}</span>
					</button>
					<button className="header__button header__burger" type="button" popoverTarget="menu">
						<Icon name="menu" />
						<span className="visually-hidden">{t("nav.menu")}</span>
					</button>
				</div>
			</div>
			<div className="search-panel" id="site-search" popover="auto">
				<div className="container search-panel__row">
					<SearchForm id="site-search-term" placeholder={t("home.searchPrompt")} autoFocus />
					<CloseButton popover="site-search" />
				</div>
			</div>
		</header>
	);
}

/** Escape and a tap beside the popover close it too. */
function CloseButton({ popover }: { popover: string }) {
	const { t } = usePage();
	return (
		<button className="header__button header__close" type="button" popoverTarget={popover} popoverTargetAction="hide">
			<Icon name="close" />
			<span className="visually-hidden">{t("nav.close")}</span>
		</button>
	);
}

function MainNavigation() {
	const { locale, sections, current, t } = usePage();
	return (
		<nav className="navigation" aria-label={t("nav.main")}>
			<ul>
				{sections.map((section) => (
					<li key={section}>
						<a href={paths.list(locale, section)} aria-current={current === section ? "page" : undefined}>
							<Icon name={section} />
							{t(`sections.${section}`)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The short name, up to 768 px the full one; without other locales there is nothing to open. [2.36, 2.37] */
function LanguageSwitcher() {
	const { locale, otherLocales, t } = usePage();
	const { name, shortName } = localeOf(locale);
	const label = (
		<>
			<span className="visually-hidden">{t("nav.language")}: </span>
			<span className="language__short">{shortName}</span>
			<span className="language__full">{name}</span>
		</>
	);
	if (otherLocales.length === 0) return <p className="language language--single">{label}</p>;
	return (
		<details className="language">
			<summary>
				{label}
				<Icon name="chevron" />
			</summary>
			<ul>
				{otherLocales.map(({ code, href }) => {
					const other = localeOf(code);
					return (
						<li key={code}>
							<a href={href} lang={other.iso} hrefLang={other.iso}>
								{other.name}
							</a>
						</li>
					);
				})}
			</ul>
		</details>
	);
}
