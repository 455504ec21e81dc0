import { BRAND } from "../../../shared/brand.ts";
import { type FilterOptions, type HomeFilters, toQueryString } from "../../../shared/filters.ts";
import type { CardList, Single } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { shownBy } from "../components/card.tsx";
import { PageFilters } from "../components/filters.tsx";
import { Icon } from "../components/icon.tsx";
import { Once } from "../components/once.tsx";
import { Picture } from "../components/picture.tsx";
import { Results } from "../components/results.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { Shelves } from "../components/shelves.tsx";
import { SignUpCard } from "../components/sign-up-card.tsx";
import { Marked } from "../components/text.tsx";
import { usePage } from "../page.ts";

export interface HomeProps {
	/** null: the CMS has none, and the portal's name and description stand in. */
	hero: Single | null;
	list: CardList;
	filters: HomeFilters;
	options: FilterOptions;
	signUpCard: boolean;
}

/** Hero, tabs by section, filters and the newest content. [2.01] */
export function Home({ hero, list, filters, options, signUpCard }: HomeProps) {
	const { locale, userId, t } = usePage();
	const isSignedIn = userId !== null;
	const path = paths.home(locale);
	const shown = [hero, isSignedIn, signUpCard, toQueryString(filters), ...Object.values(options), list.total];
	return (
		<Once of={[Home, ...shown, ...shownBy(list.cards)]}>
			{() => (
				<>
					<Once of={[Hero, hero]}>{() => <Hero hero={hero} />}</Once>
					{isSignedIn && <Shelves />}
					{signUpCard && (
						<div className="container">
							<SignUpCard />
						</div>
					)}
					<section className="container section" aria-labelledby="latest">
						<h2 id="latest">{t("home.latest")}</h2>
						<SectionTabs filters={filters} />
						<PageFilters path={path} filters={filters} {...options} />
						<Results list={list} path={path} query={filters} heading="h3" />
					</section>
				</>
			)}
		</Once>
	);
}

function Hero({ hero }: Pick<HomeProps, "hero">) {
	const { t } = usePage();
	return (
		<section className="hero">
			<div className="container hero__grid">
				<div className="hero__words">
					<h1>
						<Marked text={hero?.title ?? BRAND.portal} />
					</h1>
					<p className="lead">
						<Marked text={hero?.intro || t("site.description")} />
					</p>
					<SearchForm id="hero-search" placeholder={t("home.searchPrompt")} />
				</div>
				{hero?.image && (
					<div className="hero__picture">
						<Picture picture={hero.image} sizes="(max-width: 1023px) 92vw, 560px" leading="wide" decorative />
					</div>
				)}
			</div>
		</section>
	);
}

function SectionTabs({ filters }: { filters: HomeFilters }) {
	const { locale, sections, t } = usePage();
	const href = (section: HomeFilters["section"]) =>
		paths.home(locale) + toQueryString({ ...filters, section, page: 1 });
	return (
		<nav className="tabs" data-region="tabs" aria-label={t("home.sections")}>
			<ul>
				<li>
					<a href={href(null)} aria-current={filters.section === null ? "true" : undefined}>
						{t("sections.all")}
					</a>
				</li>
				{sections.map((section) => (
					<li key={section}>
						<a href={href(section)} aria-current={filters.section === section ? "true" : undefined}>
							<Icon name={section} />
							{t(`sections.${section}`)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
