import { SIZES } from "../../../client/markup/components/sizes.ts";
import { introOf } from "../../../client/markup/views/list.tsx";
import { translator } from "../../../locales/index.ts";
import { BRAND } from "../../../shared/brand.ts";
import { type Filters, toQueryString } from "../../../shared/filters.ts";
import { paths } from "../../../shared/routes.ts";
import { isSection, SECTION_FACTS } from "../../../shared/sections.ts";
import { metaDescription } from "../../../shared/text.ts";
import { readList } from "../../content/lists.ts";
import { everyLocale, switcherLinks } from "../../render/head.ts";
import { deferredPersonal, type Loader } from "../../render/loader.ts";
import { notFound } from "../../runtime/errors.ts";
import { hasAccounts } from "../../runtime/offer.ts";
import { readLearning } from "../courses/enrolment.ts";
import { feedsOfList } from "../feeds/page-feeds.ts";
import { readListStates } from "../webinars/list-states.ts";
import { listFilters, readFiltered, readUnfiltered, titleOf } from "./filters.ts";
import { inOtherLocale } from "./other-locale.ts";

export const list: Loader<"list"> = async ({ site, params }) => {
	const section = params.section ?? "";
	const requested = listFilters(site.search);
	if (!isSection(section) || !requested) throw notFound();
	const isOfCourses = SECTION_FACTS[section].source === "courses";
	const learning =
		isOfCourses && site.session
			? deferredPersonal("learning", site, readLearning(site, site.session).then(byCourse), {})
			: null;
	const read = (existing: Filters) => readList(site, section, existing);
	const {
		list: cardList,
		options,
		filters,
		dropped,
	} = await (isOfCourses ? readUnfiltered(requested, read) : readFiltered(site, requested, read));

	const webinars =
		SECTION_FACTS[section].order === "event" && site.session
			? deferredPersonal("webinars", site, readListStates(site, site.session, cardList.cards), {})
			: null;

	const t = translator(site.locale);
	const query = toQueryString(filters);
	const { feeds, follow } = feedsOfList(site, section, filters, options?.value);
	const head = {
		title: titleOf(`${t(`sections.${section}`)} | ${BRAND.portal}`, filters, options?.value),
		description: metaDescription(t(introOf(section, hasAccounts))),
		paths: everyLocale((locale) => paths.list(locale, section)),
		query,
		indexed: toQueryString(requested) === "",
		kind: "website" as const,
		feeds,
		...(cardList.cards[0]?.image ? { leading: { picture: cardList.cards[0].image, sizes: SIZES.card } } : {}),
	};
	return {
		props: { section, list: cardList, filters, dropped, options, learning, webinars, follow },
		head,
		current: section,
		address: site.path + query,
		isPassing: dropped,
		otherLocales: switcherLinks(
			head,
			site,
			(locale) => paths.list(locale, section),
			inOtherLocale(site, filters, query),
		),
	};
};

const byCourse = (learning: Awaited<ReturnType<typeof readLearning>>) =>
	Object.fromEntries(
		learning.map((course) => [
			course.id,
			{ status: course.completion_status, percentage: course.completion_percentage },
		]),
	);
