import { UNFILTERED } from "../../../shared/filters.ts";
import {
	ALL,
	type Case,
	GUIDELINE,
	HORIZON,
	MEETING,
	names,
	narrowed,
	page,
	slugsOf,
	visitor,
	window,
} from "./reading.ts";

/** Lists, counts, mixed lists and cards. */
export const LISTS: Readonly<Record<string, Case>> = {
	"[7.10] a list is newest first, nine for each page": {
		observe: async (content) => {
			const [one, two] = await Promise.all([
				content.fetchList(visitor, "news", page(1)),
				content.fetchList(visitor, "news", page(2)),
			]);
			return {
				first: slugsOf(one).slice(0, 3),
				lengths: [one.length, two.length],
				begins: slugsOf(two).slice(0, 9).join() === slugsOf(one).join(),
			};
		},
		expected: {
			first: [GUIDELINE, HORIZON, "ready-for-the-winter-preparing-your-practice-for-respiratory-season"],
			lengths: [9, 18],
			begins: true,
		},
	},
	"[7.11] a list to its end, its count, and the mixed list of the section have the same items": {
		observe: async (content) => {
			const [list, count, mixed] = await Promise.all([
				content.fetchList(visitor, "news", ALL),
				content.fetchCount(visitor, "news", UNFILTERED),
				content.fetchMixed(visitor, window(0, 400, "news")),
			]);
			return {
				agree: [list.length, mixed.items.length, mixed.total].every((one) => one === count) && count > 30,
				same: slugsOf(list).join() === slugsOf(mixed.items).join(),
				hidden: slugsOf(list).filter((slug) => /embargo|expired|vaccination|not-out-yet/.test(slug)),
			};
		},
		expected: { agree: true, same: true, hidden: [] },
	},
	"[7.15] filters narrow lists, counts and mixed lists alike": {
		observe: async (content) => {
			const choice = await narrowed(content);
			const [list, count, mixed, all] = await Promise.all([
				content.fetchList(visitor, "news", { ...choice, page: 1 }),
				content.fetchCount(visitor, "news", choice),
				content.fetchMixed(visitor, { ...window(0, 9, "news"), ...choice }),
				content.fetchMixed(visitor, { ...window(0, 9), ...choice }),
			]);
			return { list: slugsOf(list), count, mixed: slugsOf(mixed.items), all: slugsOf(all.items), total: all.total };
		},
		expected: {
			list: [GUIDELINE, HORIZON, MEETING],
			count: 3,
			mixed: [GUIDELINE, HORIZON, MEETING],
			all: ["live-heart-failure-in-primary-care", GUIDELINE, HORIZON, MEETING, "cardovex-in-daily-practice"],
			total: 5,
		},
	},
	"filters of an id that nobody has find nothing": {
		observe: async (content) => {
			const choice = { domain: "999999", categories: [] };
			const { items, total } = await content.fetchMixed(visitor, { ...window(0, 9), ...choice });
			return [await content.fetchCount(visitor, "materials", choice), slugsOf(items), total];
		},
		expected: [0, [], 0],
	},
	"[7.15] the mixed list is newest first; its windows adjoin, and its total is the sections' sum": {
		observe: async (content) => {
			const [whole, one, two, ...counts] = await Promise.all([
				content.fetchMixed(visitor, window(0, 12)),
				content.fetchMixed(visitor, window(0, 5)),
				content.fetchMixed(visitor, window(5, 7)),
				...(["news", "materials", "podcasts", "webcasts", "webinars"] as const).map((section) =>
					content.fetchCount(visitor, section, UNFILTERED),
				),
			]);
			return {
				first: slugsOf(whole.items).slice(0, 6),
				adjoin: slugsOf(whole.items).join() === slugsOf([...one.items, ...two.items]).join(),
				isSum: whole.total === counts.reduce((sum, count) => sum + count),
			};
		},
		expected: {
			first: [
				"live-heart-failure-in-primary-care",
				GUIDELINE,
				"the-breathless-patient-heart-or-lung",
				"checklist-for-the-heart-failure-review",
				HORIZON,
				"reading-spirometry-in-three-minutes",
			],
			adjoin: true,
			isSum: true,
		},
	},
	"cards have what they show": {
		observe: async (content) => {
			const [newest] = await content.fetchList(visitor, "news", page(1));
			const [material] = await content.fetchList(visitor, "materials", page(1));
			const image = newest?.image;
			return {
				type: newest?.content_type,
				isPublic: newest?.public_content,
				category: newest?.category?.name,
				domains: names(newest?.domains ?? []),
				image: [
					image?.width,
					image?.height,
					image?.alternativeText,
					Object.values(image?.formats ?? {}).map((one) => one?.width),
				],
				file: [material?.file?.ext, material?.file?.mime],
			};
		},
		expected: {
			type: "news",
			isPublic: true,
			category: "Guidelines",
			domains: ["Cardiology"],
			image: [6000, 3375, "Abstract heartbeat line over concentric waves", [245, 500, 750, 1000]],
			file: [".pdf", "application/pdf"],
		},
	},
};
