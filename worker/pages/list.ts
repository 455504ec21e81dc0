import { translator } from "../../locales/index.ts";
import { BRAND } from "../../shared/brand.ts";
import { toQueryString } from "../../shared/filters.ts";
import { paths } from "../../shared/routes.ts";
import { isSection, SECTION_FACTS } from "../../shared/sections.ts";
import { metaDescription } from "../../shared/text.ts";
import { readList } from "../content/lists.ts";
import { notFound } from "../errors.ts";
import { readLearning } from "../learning/enrolment.ts";
import { everyLocale, switcherLinks } from "../render/head.ts";
import { assertExisting, listFilters, NO_OPTIONS, readOptions } from "./filters.ts";
import type { Loader } from "./loader.ts";

export const list: Loader<"list"> = async ({ site, params }) => {
	const section = params.section ?? "";
	const filters = listFilters(site.search);
	if (!isSection(section) || !filters) throw notFound();
	const isOfCourses = SECTION_FACTS[section].source === "courses";
	const [found, options, learning] = await Promise.all([
		readList(site, section, filters),
		// Courses know no filters.
		isOfCourses ? NO_OPTIONS : readOptions(site),
		isOfCourses ? readLearning(site) : [],
	]);
	assertExisting(filters, options, found);

	const t = translator(site.locale);
	const head = {
		title: `${t(`sections.${section}`)} | ${BRAND.portal}`,
		description: metaDescription(t(`intros.${section}`)),
		paths: everyLocale((locale) => paths.list(locale, section)),
		indexed: toQueryString(filters) === "",
		kind: "website" as const,
	};
	return {
		props: { section, list: found, filters, options, learning: byCourse(learning) },
		head,
		current: section,
		otherLocales: switcherLinks(head, site, (locale) => paths.list(locale, section)),
	};
};

const byCourse = (learning: Awaited<ReturnType<typeof readLearning>>) =>
	Object.fromEntries(
		learning.map((course) => [
			course.id,
			{ status: course.completion_status, percentage: course.completion_percentage },
		]),
	);
