import { BRAND } from "../../../shared/brand.ts";
import { paths, SINGLE_PAGES, type SinglePage } from "../../../shared/routes.ts";
import { metaDescription } from "../../../shared/text.ts";
import { readSingle } from "../../content/shell.ts";
import { describe } from "../../render/error.ts";
import { everyLocale, type Head, switcherLinks } from "../../render/head.ts";
import type { Loader } from "../../render/loader.ts";
import { notFound } from "../../runtime/errors.ts";
import type { Site } from "../../visitor/site.ts";
import { previewedOf } from "../preview/facts.ts";

export const single: Loader<"single"> = async ({ site, params }) => {
	const page = SINGLE_PAGES.find((name) => name === params.single);
	if (!page) throw notFound();
	const { name, text } = await readPage(site, page);
	const head: Head = {
		title: `${text.title} | ${BRAND.portal}`,
		description: metaDescription(text.intro || text.title),
		// An optional page may be missing in other locales, so it has no links to them.
		paths: name in FALLBACKS ? { [site.locale]: paths.single(site.locale, name) } : everyLocale(pathOf(name)),
		kind: "website",
	};
	return {
		props: { single: text },
		head,
		previewed: previewedOf(text),
		current: name === "about" ? "about" : null,
		otherLocales: switcherLinks(head, site, pathOf(name)),
	};
};

const pathOf = (name: SinglePage) => (locale: Parameters<typeof paths.single>[0]) => paths.single(locale, name);

/** Optional pages with their fallback, for a CMS without the text. */
const FALLBACKS: Partial<Record<SinglePage, SinglePage>> = { "information-notice": "data-protection" };

async function readPage(site: Site, name: SinglePage) {
	try {
		return { name, text: await readSingle(site, name) };
	} catch (error) {
		const fallback = FALLBACKS[name];
		if (!fallback || describe(error).status !== 404) throw error;
		return { name: fallback, text: await readSingle(site, fallback) };
	}
}
