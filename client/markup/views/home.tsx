import { BRAND } from "../../../shared/brand.ts";
import { type FilterOptions, type HomeFilters, toQueryString } from "../../../shared/filters.ts";
import type { CardList, PublicSingle } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { Areas } from "../components/areas.tsx";
import { cardDependencies } from "../components/card.tsx";
import { type Follow, FollowRegion } from "../components/follow.tsx";
import { Once } from "../components/once.tsx";
import { filterDependencies, PageFilters } from "../components/page-filters.tsx";
import { PictureFrame } from "../components/picture.tsx";
import { Results } from "../components/results.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { SectionTabs } from "../components/section-tabs.tsx";
import { SignUpCard } from "../components/sign-up-card.tsx";
import { SIZES } from "../components/sizes.ts";
import { Marked } from "../components/text.tsx";
import { Today, type TodaysWebinar } from "../components/today.tsx";
import { ViewChoice } from "../components/view-choice.tsx";
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
	/** Null when nobody is signed in. */
	today: Deferred<TodaysWebinar | null> | null;
}

/** The newest content with tabs by section and filters, below the hero. Signed-in users get a search line instead. [2.01] */
export function Home({ hero, signUpCard, today, ...latest }: HomeProps) {
	const { address, accessLevel } = usePage();
	const { filters, options, follow, dropped, list } = latest;
	const choice = [toQueryString(filters), ...filterDependencies(options), JSON.stringify(follow)];
	const dependencies = [hero, today !== null, dropped, signUpCard, ...choice, list.total, list.sent];
	return (
		<>
			{today && <Desk today={today} />}
			<Once of={[Home, ...dependencies, ...cardDependencies(list.cards)]} facts={{ address, accessLevel }}>
				{() => (
					<>
						{!today && <Once of={[Hero, hero]}>{() => <Hero hero={hero} />}</Once>}
						{signUpCard && (
							<div className="container">
								<SignUpCard />
							</div>
						)}
						<Latest {...latest} isFirst={today !== null} />
					</>
				)}
			</Once>
		</>
	);
}

type LatestProps = Pick<HomeProps, "list" | "filters" | "dropped" | "options" | "follow"> & {
	/** The list begins the page, so its heading is the page's. */
	isFirst: boolean;
};

function Latest({ list, filters, dropped, options, follow, isFirst }: LatestProps) {
	const { locale, t } = usePage();
	const path = paths.home(locale);
	const Heading = isFirst ? "h1" : "h2";
	return (
		<section className="container section latest" aria-labelledby="latest">
			<div className="row latest__head">
				<Heading id="latest">{t("home.latest")}</Heading>
				<ViewChoice />
			</div>
			<div className="choose">
				<Tabs filters={filters} />
				<PageFilters path={path} filters={filters} options={options} />
			</div>
			<Areas />
			<Results
				list={list}
				path={path}
				query={filters}
				dropped={dropped}
				heading={isFirst ? "h2" : "h3"}
				leading={isFirst}
			/>
			<FollowRegion follow={follow} />
		</section>
	);
}

function Desk({ today }: { today: Deferred<TodaysWebinar | null> }) {
	return (
		<div className="container column desk">
			<SearchForm id="hero-search" />
			<Today webinar={today} />
		</div>
	);
}

function Hero({ hero }: Pick<HomeProps, "hero">) {
	const { t } = usePage();
	return (
		<section className="hero">
			<div className="container column hero__grid">
				<div className="column hero__words">
					<h1>
						<Marked text={hero?.title ?? BRAND.portal} />
					</h1>
					<p className="lead">
						<Marked text={hero?.intro || t("site.description")} />
					</p>
					<SearchForm id="hero-search" />
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

function Tabs({ filters }: { filters: HomeFilters }) {
	const { locale, sections, t } = usePage();
	return (
		<nav className="tabs" data-region="tabs" aria-label={t("home.sections")}>
			<SectionTabs
				tabs={[null, ...sections].map((section) => ({ section }))}
				current={filters.section}
				href={(section) => paths.home(locale) + toQueryString({ ...filters, section, page: 1 })}
			/>
		</nav>
	);
}
