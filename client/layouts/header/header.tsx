import { country } from "../../../shared/countries.ts";
import { paths } from "../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { Logo } from "../../components/logo.tsx";
import { Once } from "../../components/once.tsx";
import { usePage } from "../../page.ts";
import { Account } from "./account.tsx";
import { LanguageSwitcher } from "./language.tsx";
import { MainNavigation } from "./navigation.tsx";
import { PopoverClose, SearchPanel } from "./search.tsx";

/**
 * Logo, contact, about, search, login, language and the main menu. Menu and search are popovers, so that they open,
 * close and keep the focus before React is there and without a script; from the desktop width on the menu is always
 * there. [1.11, 2.30, 2.35]
 */
export const Header = () => (
	<header className="header">
		<div className="header__bar container">
			<Once of={HomeLink}>{() => <HomeLink />}</Once>
			<div className="header__menu" id="menu" popover="auto">
				<Once of={Menu}>{() => <Menu />}</Once>
				<LanguageSwitcher />
			</div>
			<div className="header__actions">
				<Once of={SearchButton}>{() => <SearchButton />}</Once>
				<Account />
				<Once of={MenuButton}>{() => <MenuButton />}</Once>
			</div>
		</div>
		<SearchPanel />
	</header>
);

const Menu = () => (
	<>
		<PopoverClose popover="menu" />
		<MainNavigation />
		<HeaderLinks />
	</>
);

function SearchButton() {
	const { t } = usePage();
	return (
		<button className="header__button" type="button" popoverTarget="site-search">
			<Icon name="search" />
			<span className="visually-hidden">{t("nav.search")}</span>
		</button>
	);
}

function MenuButton() {
	const { t } = usePage();
	return (
		<button className="header__button header__burger" type="button" popoverTarget="menu">
			<Icon name="menu" />
			<span className="visually-hidden">{t("nav.menu")}</span>
		</button>
	);
}

/** To the unfiltered home page: filters live in the URL's query, and the logo's has none. [1.11, 2.31] */
function HomeLink() {
	const { locale, country: code, current } = usePage();
	const { logoLeadsTo } = country(code).header;
	return (
		<a
			className="header__logo"
			href={logoLeadsTo === "about" ? paths.single(locale, "about") : paths.home(locale)}
			aria-current={current === logoLeadsTo ? "page" : undefined}
		>
			<Logo />
		</a>
	);
}

function HeaderLinks() {
	const { locale, country: code, current, t } = usePage();
	const { contactUrl } = country(code).header;
	return (
		<ul className="header__links">
			<li>
				<a href={paths.single(locale, "about")} aria-current={current === "about" ? "page" : undefined}>
					{t("nav.about")}
				</a>
			</li>
			{contactUrl && (
				<li>
					<a href={contactUrl} target="_blank" rel="noopener noreferrer">
						{t("nav.contact")} <span className="visually-hidden">({t("nav.newTab")})</span>
					</a>
				</li>
			)}
		</ul>
	);
}
