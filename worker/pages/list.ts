import { translator } from "../../locales/index.ts";
import { BRAND } from "../../shared/brand.ts";
import { toQueryString } from "../../shared/filters.ts";
import { paths } from "../../shared/routes.ts";
import { isSection, type Section } from "../../shared/sections.ts";
import { metaDescription } from "../../shared/text.ts";
import { readList, readTaxonomy } from "../content/lists.ts";
import { notFound } from "../errors.ts";
import { readLearning } from "../learning/enrolment.ts";
import { everyLocale, switcherLinks } from "../render/head.ts";
import type { Site } from "../site/site.ts";
import { assertExisting, listFilters } from "./filters.ts";
import { type Loader, orElse } from "./loader.ts";

export const list: Loader<"list"> = async ({ site, params }) => {
	const section = params.section ?? "";
	const filters = listFilters(site.search);
	if (!isSection(section) || !filters) throw notFound();
	const [found, { domains, categories }, learning] = await Promise.all([
		readList(site, section, filters),
		readFilters(site, section),
		section === "e-learnings" ? readLearning(site) : [],
	]);
	assertExisting(filters, { list: found, domains, categories });

	const t = translator(site.locale);
	const head = {
		title: `${t(`sections.${section}`)} | ${BRAND.portal}`,
		description: metaDescription(t(`intros.${section}`)),
		paths: everyLocale((locale) => paths.list(locale, section)),
		indexed: toQueryString(filters) === "",
		kind: "website" as const,
	};
	return {
		props: { section, list: found, filters, domains, categories, learning: byCourse(learning) },
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

/** The section's domains and categories to filter by; courses have neither. */
async function readFilters(site: Site, section: Section) {
	if (section === "e-learnings") return { domains: [], categories: [] };
	const [domains, categories] = await Promise.all([
		orElse(readTaxonomy(site, "domains"), []),
		orElse(readTaxonomy(site, "categories"), []),
	]);
	return { domains, categories };
}
