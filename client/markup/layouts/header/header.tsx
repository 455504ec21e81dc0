import { country } from "../../../../shared/countries.ts";
import { paths } from "../../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { Logo } from "../../components/logo.tsx";
import { Once } from "../../components/once.tsx";
import { usePage } from "../../page.ts";
import { LanguageSwitcher } from "./language.tsx";
import { MainNavigation } from "./navigation.tsx";
import { PopoverClose, SearchPanel } from "./search-panel.tsx";
import { UserMenu } from "./user-menu.tsx";

/** Menu and search are native popovers, which work without scripts. client/browser/header has the rest. [1.11, 2.30, 2.35] */
export const Header = () => (
	<header className="header">
		<div className="row header__bar container">
			<HomeLink />
			<div className="header__menu" id="menu" popover="auto">
				<Once of={[Menu]}>{() => <Menu />}</Once>
				<LanguageSwitcher />
			</div>
			<div className="header__actions">
				<OpenButton name="search" />
				<SearchLink />
				<UserMenu />
				<OpenButton name="menu" />
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

const POPOVER_IDS = { search: "site-search", menu: "menu" } as const;

function OpenButton({ name }: { name: keyof typeof POPOVER_IDS }) {
	const { t } = usePage();
	return <IconButton icon={name} label={t(`nav.${name}`)} popoverTarget={POPOVER_IDS[name]} />;
}

/** Replaces the search button in browsers without popovers. The menu is always open there. */
function SearchLink() {
	const { locale, t } = usePage();
	return (
		<a className="header__button header__search" href={paths.search(locale)}>
			<Icon name="search" />
			<span className="visually-hidden">{t("nav.search")}</span>
		</a>
	);
}

/** Leads to the home page without filters: its URL has no query. [1.11, 2.31] */
export function HomeLink() {
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
