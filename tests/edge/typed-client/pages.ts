import { type Case, found, names, refusal, visitor } from "./reading.ts";

const BOTH = {
	total: 2,
	sections: [
		["news", 1, ["new-heart-failure-guideline-five-points-for-general-practice"]],
		["webinars", 1, ["live-heart-failure-in-primary-care"]],
	],
};

/** Search, singles, the footer, taxonomies and locales. */
export const PAGES: Readonly<Record<string, Case>> = {
	"[7.14] search reads title, intro and public text, and of what is gated title and intro": {
		observe: async (content) => ({
			title: await found(content, "heart failure guideline"),
			otherCase: await found(content, "HEART Failure Guideline"),
			acrossFields: await found(content, "titration starting"),
			gatedBody: await found(content, "twice daily titration"),
			nothing: await found(content, "xyzzyplugh"),
			oneSection: await found(content, "heart failure", "materials"),
		}),
		expected: {
			title: BOTH,
			otherCase: BOTH,
			acrossFields: { total: 1, sections: [["materials", 1, ["cardovex-titration-scheme"]]] },
			gatedBody: { total: 0, sections: [] },
			nothing: { total: 0, sections: [] },
			oneSection: { total: 1, sections: [["materials", 1, ["checklist-for-the-heart-failure-review"]]] },
		},
	},
	"what a database takes for a pattern is text in a search": {
		observe: async (content) => [
			await found(content, "%%%"),
			await found(content, "h__rt"),
			await found(content, "\\"),
		],
		expected: Array.from({ length: 3 }, () => ({ total: 0, sections: [] })),
	},
	"search counts all that is found, and shows what is asked of each section": {
		observe: async (content) => {
			const [whole, slice] = await Promise.all([
				content.fetchSearch(visitor, { term: "heart", section: "news", from: 0, most: 9 }),
				content.fetchSearch(visitor, { term: "heart", section: "news", from: 1, most: 2 }),
			]);
			const shown = slice.sections.map(({ total, items }) => [total, items.length]);
			return { total: [whole.total, slice.total], shown };
		},
		expected: { total: [5, 5], shown: [[5, 2]] },
	},
	"[7.13] singles are read by name, others are none": {
		observe: async (content) => {
			const [about, home, none] = await Promise.all(
				["about", "home", "no-such-page"].map((name) => content.fetchSingle(visitor, name)),
			);
			return [about?.title, Boolean(about?.content), home?.title, Boolean(home?.image?.url), none];
		},
		expected: ["About Helvora Pro", true, "Medical knowledge, clear and close at hand", true, null],
	},
	"[3.10] the footer": {
		observe: async (content) => {
			const { menu = [], banner, promotional_content: promotion } = (await content.fetchFooter(visitor)) ?? {};
			return {
				menu: menu.map(({ label, url }) => [label, url]).slice(4),
				banner,
				promotion: [promotion?.is_visible, promotion?.url, promotion?.cta, Boolean(promotion?.image?.url)],
			};
		},
		expected: {
			menu: [
				["Contact", "mailto:contact@helvora.example"],
				["Report an adverse reaction", "https://www.hpra.ie/"],
				["IE-HVR-2026-11, November 2026", null],
			],
			banner: {
				is_visible: true,
				title: "Register once as a healthcare professional to open all content",
				cta: "How access works",
			},
			promotion: [true, "/e-learnings", "See the courses", true],
		},
	},
	"[7.12] areas and categories in their order, and a category's name": {
		observe: async (content) => {
			const [domains, categories] = await Promise.all([
				content.fetchTaxonomy(visitor, "domains"),
				content.fetchTaxonomy(visitor, "categories"),
			]);
			const [one] = categories;
			return {
				domains: names(domains),
				slugs: categories.map(({ slug }) => slug),
				name: (await content.fetchCategoryName(visitor, one?.id ?? "")) === one?.name,
				unknown: await content.fetchCategoryName(visitor, "987654").catch(refusal),
			};
		},
		expected: {
			domains: ["Cardiology", "Respiratory medicine", "Diabetes", "Rheumatology", "Oncology"],
			slugs: ["guidelines", "evidence", "practice", "safety", "patients", "portal", "world"],
			name: true,
			unknown: 404,
		},
	},
	"[3.11] active collections": {
		observe: async (content) => (await content.fetchActiveCollections(visitor)).sort(),
		expected: ["e-learnings", "materials", "news", "podcasts", "webcasts", "webinars"],
	},
};
