import { vi } from "vitest";
import { strapiMap } from "../../../worker/runtime/strapi-map.ts";
import * as portal from "../config.ts";

/** A portal on a Strapi with names of its own. */
const STRAPI_FIELDS = strapiMap.parse({
	types: { news: "articles", podcasts: "stories", imprint: "legal-notice" },
	singulars: { podcasts: "story" },
	fields: {
		published_on: "publishedAt",
		"podcasts.published_on": "published_on",
		"news.intro": "lead",
		"news.substances": null,
		slug: "path",
	},
	gates: { limited: "hcp" },
	locales: { "tr-TR": "tr", "fr-BE": "fr", "fr-CH": "fr" },
});

export const config = {
	...portal.config,
	STRAPI_FIELDS,
	STRAPI_URL: "https://cms.example" as string | undefined,
	CMS_ORIGIN: "https://cms.example",
};
vi.doMock("../../../worker/runtime/config.ts", () => ({ config }));
