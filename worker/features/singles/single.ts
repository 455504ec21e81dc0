import { BRAND } from "../../../shared/brand.ts";
import { paths, SINGLE_PAGES } from "../../../shared/routes.ts";
import { metaDescription } from "../../../shared/text.ts";
import { readSingle } from "../../content/shell.ts";
import { everyLocale, switcherLinks } from "../../render/head.ts";
import type { Loader } from "../../render/loader.ts";
import { notFound } from "../../runtime/errors.ts";
import { previewedOf } from "../preview/facts.ts";

export const single: Loader<"single"> = async ({ site, params }) => {
	const name = SINGLE_PAGES.find((page) => page === params.single);
	if (!name) throw notFound();
	const found = await readSingle(site, name);
	const head = {
		title: `${found.title} | ${BRAND.portal}`,
		description: metaDescription(found.intro || found.title),
		paths: everyLocale((locale) => paths.single(locale, name)),
		kind: "website" as const,
	};
	return {
		props: { single: found },
		head,
		previewed: previewedOf(found),
		current: name === "about" ? "about" : null,
		otherLocales: switcherLinks(head, site, (locale) => paths.single(locale, name)),
	};
};
