import { BRAND } from "../../../shared/brand.ts";
import { FEEDBACK_PAGES, paths } from "../../../shared/routes.ts";
import { metaDescription } from "../../../shared/text.ts";
import { readSingle } from "../../content/shell.ts";
import { everyLocale } from "../../render/head.ts";
import type { Loader } from "../../render/loader.ts";
import { notFound } from "../../runtime/errors.ts";
import { previewedOf } from "../preview/facts.ts";

export const feedback: Loader<"feedback"> = async ({ site, params }) => {
	const name = FEEDBACK_PAGES.find((page) => page === params.feedback);
	if (!name) throw notFound();
	const single = await readSingle(site, name);
	return {
		props: { name, single },
		head: {
			title: `${single.title} | ${BRAND.portal}`,
			description: metaDescription(single.intro || single.title),
			paths: everyLocale((locale) => paths.feedback(locale, name)),
			kind: "website",
		},
		previewed: previewedOf(single),
		current: null,
		otherLocales: [],
		layout: "feedback",
	};
};
