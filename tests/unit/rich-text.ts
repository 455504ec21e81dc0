import { vi } from "vitest";
import type { RichText } from "../../shared/contracts/fields.ts";

/** A text of the CMS as the portal shows it, without a Worker's bindings. */

export const lines: { event: string; fault?: string }[] = [];

vi.doMock("../../worker/runtime/config.ts", () => ({
	config: {
		VIDEO_HOSTS: ["player.vimeo.com", "www.youtube-nocookie.com", "video.example"],
		CONTENT_FORMAT: { "news.transcript": "markdown" },
		MEDIA_HOSTS: [],
		CONTENT_PATHS: ["/uploads/"],
		CONTENT_URL: "https://cms.example",
		ENVIRONMENT: "production",
		HOSTS: {
			"be.portal.example": "be",
			"ch.portal.example": "ch",
			"ie.portal.example": "ie",
			"product.portal.example": "ie",
		},
		PRODUCT_SUBDOMAIN: "product",
		SEALING_KEYS: [],
	},
}));
vi.doMock("../../worker/content/pictures/sizes.ts", () => ({ cachedFiles: async () => new Map() }));
vi.doMock("../../worker/runtime/log.ts", () => ({
	log: (event: string, fields: object) => lines.push({ event, ...fields }),
}));
const { richText } = await import("../../worker/content/text/rich-text.ts");

export const shown = (text: RichText, field = "content"): Promise<string> =>
	richText(text, {
		of: "news",
		field,
		locale: "en-IE",
		pictures: { resizes: false, address: async ({ path }) => `/images${path}` },
		file: async (path) => `/media${path}`,
	});
