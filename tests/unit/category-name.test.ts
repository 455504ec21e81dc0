import { beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../shared/models.ts";
import { configured, newIsolate } from "./cache/isolate.ts";
import { anonymousSite } from "./cache/site.ts";

/** The name of an item's category, which a backend may give by a second call: the item does not wait long for it. */

const fetchCategoryName = vi.fn<() => Promise<string>>();
const nothing = () => undefined;
vi.mock("cloudflare:workers", () => import("./platform.ts"));
vi.mock("../../worker/runtime/config.ts", () => configured());
vi.mock("../../worker/runtime/log.ts", () => ({ log: nothing }));
vi.mock("../../worker/backend/courses.ts", () => ({}));
vi.mock("../../worker/backend/content.ts", () => ({
	fetchItem: async () => ({
		state: "open",
		item: { id: "1", public_content: true, category: { id: "7", name: null } },
	}),
	fetchCategoryName,
}));
vi.mock("../../worker/content/cards.ts", () => ({
	toDetail: async (_: object, { category }: { category: { name: string | null } }) => ({
		card: { ...bareCard("news", "a", "Heart"), publicContent: true, category },
	}),
}));
vi.mock("../../worker/cache/addresses.ts", () => ({ noteAddress: nothing }));
vi.mock("../../worker/content/search/is-indexed.ts", () => ({}));
vi.mock("../../worker/visitor/limits/absences.ts", () => ({
	countingAbsences: ({ load }: { load: () => Promise<unknown> }) => load(),
}));
vi.mock("../../worker/visitor/limits/uses.ts", () => ({ withOwnBudget: (read: () => Promise<unknown>) => read() }));
vi.mock("../../worker/visitor/preview/review-visit.ts", () => ({}));
vi.mock("../../worker/visitor/preview/visit.ts", () => ({ seesItem: () => false }));

beforeEach(() => void newIsolate());

const after = (ms: number) => async () => {
	await new Promise((resolve) => setTimeout(resolve, ms));
	return "Cardiology";
};

test.each([
	[400, "Cardiology"],
	[4000, null],
])("a name that comes after %s ms is shown as %s, within half a second", async (ms, name) => {
	fetchCategoryName.mockImplementation(after(ms));
	const { readItem } = await import("../../worker/content/items.ts");
	const answered = vi.fn();
	void readItem(anonymousSite, "news", "a", "none").then(answered);
	await vi.advanceTimersByTimeAsync(500);
	expect(answered.mock.calls).toMatchObject([[{ detail: { card: { category: { name } } } }]]);
});
