import { BRAND } from "../../../shared/brand.ts";
import { type FilterOptions, type HomeFilters, toQueryString } from "../../../shared/filters.ts";
import type { CardList, PublicSingle } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { cardDependencies } from "../components/card.tsx";
import { type Follow, FollowRegion } from "../components/follow.tsx";
import { Icon } from "../components/icon.tsx";
import { Once } from "../components/once.tsx";
import { filterDependencies, PageFilters } from "../components/page-filters.tsx";
import { PictureFrame } from "../components/picture.tsx";
import { Results } from "../components/results.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { Shelves } from "../components/shelves.tsx";
import { SignUpCard } from "../components/sign-up-card.tsx";
import { SIZES } from "../components/sizes.ts";
import { Marked } from "../components/text.tsx";
import type { Deferred } from "../deferred.ts";
import { usePage } from "../page.ts";

export interface HomeProps {
	/** Null without a hero in the CMS. Then the portal's name and description replace it. */
	hero: PublicSingle | null;
	list: CardList;
	filters: HomeFilters;
	/** The query had a filter that does not exist. */
	dropped: boolean;
	options: Deferred<FilterOptions>;
	signUpCard: boolean;
	follow: readonly Follow[];
}

/** Hero, tabs by section, filters and the newest content. [2.01] */
export function Home({ hero, list, filters, dropped, options, signUpCard, follow }: HomeProps) {
	const { locale, address, accessLevel, userId, t } = usePage();
	const isSignedIn = userId !== null;
	const path = paths.home(locale);
	const choice = [toQueryString(filters), ...filterDependencies(options), JSON.stringify(follow)];
	const dependencies = [hero, isSignedIn, dropped, signUpCard, ...choice, list.total];
	return (
		<Once of={[Home, ...dependencies, ...cardDependencies(list.cards)]} facts={{ address, accessLevel }}>
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
						<PageFilters path={path} filters={filters} options={options} />
						<Results list={list} path={path} query={filters} dropped={dropped} heading="h3" />
						<FollowRegion follow={follow} />
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
					<PictureFrame
						className="hero__picture"
						picture={hero.image}
						icon="picture"
						sizes={SIZES.hero}
						leading="wide"
						decorative
					/>
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
