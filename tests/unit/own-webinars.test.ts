import { expect, test, vi } from "vitest";
import { bareCard } from "../../shared/models.ts";
import type { Session } from "../../worker/visitor/session/session-data.ts";
import type { Site } from "../../worker/visitor/site.ts";
import { EVENING } from "./evening.ts";

const fetchRegistrations = vi.hoisted(() => vi.fn<() => object[]>());
const readWebinars = vi.hoisted(() => vi.fn<() => object[]>());
const readWebinarState = vi.hoisted(() => vi.fn(async (_: unknown, __: string): Promise<object | null> => null));
vi.mock("../../worker/backend/webinars.ts", () => ({ fetchRegistrations }));
vi.mock("../../worker/features/webinars/registration.ts", () => ({ readRegistrations: fetchRegistrations }));
vi.mock("../../worker/features/webinars/webinars.ts", () => ({ readWebinars, readWebinarState }));
vi.mock("../../worker/visitor/limits/uses.ts", () => ({
	budgetOfSession: () => null,
	countUse: async () => undefined,
}));
vi.mock("../../worker/runtime/log-failure.ts", () => ({}));
const { readOwnWebinars } = await import("../../worker/features/webinars/own-webinars.ts");
const { readToday } = await import("../../worker/features/webinars/today.ts");

// Safe: only what the functions read is here.
const site = { country: "ie", locale: "en-IE" } as Site;
const session = { user: { email: "ann@example.org" } } as Session;

const registration = (webinar_id: string, facts: object = {}) => ({
	webinar_id,
	title: "A series",
	starts_at: "2026-10-01T10:00:00Z",
	ends_at: "2026-10-01T11:00:00Z",
	join_url: null,
	attended: null,
	...facts,
});
const listed = (startsAt: string) => ({
	id: "7",
	card: { ...bareCard("webinars", "seven", "Seven"), event: { ...EVENING, startsAt, endsAt: null } },
});
const ownOf = async (...registrations: object[]) => {
	fetchRegistrations.mockReturnValue(registrations);
	return (await readOwnWebinars(site, session)).registrations;
};

test.each([
	[true, false, true],
	[false, true, true],
	[null, true, true],
	[false, null, null],
	[null, false, null],
	[false, false, false],
])("two registrations for one webinar, attended: %j and %j, are one: %j", async (one, other, attended) => {
	readWebinars.mockReturnValue([listed("2026-10-01T10:00:00Z")]);
	const [first, ...more] = await ownOf(registration("7", { attended: one }), registration("7", { attended: other }));
	expect(first).toMatchObject({ id: "7", title: "Seven", attended });
	expect(more).toEqual([]);
});

test("broadcasts that have a date of their own stay apart, where the CMS has none", async () => {
	readWebinars.mockReturnValue([]);
	const later = registration("8", { starts_at: "2026-10-08T10:00:00Z" });
	expect(await ownOf(registration("8"), later, later)).toHaveLength(2);
});

test("one link of several registrations opens the room", async () => {
	const now = new Date().toISOString();
	readWebinars.mockReturnValue([listed(now)]);
	const link = { join_url: "https://vendor.example/join" };
	for (const registrations of [
		[registration("7", link), registration("7")],
		[registration("7"), registration("7", link)],
	]) {
		expect(await ownOf(...registrations)).toMatchObject([{ canJoin: true }]);
		expect(await readToday(site, session)).toMatchObject({ slug: "seven", canJoin: true });
	}
});

test.each(["cancelled", "ended"])(
	"after a webinar that the provider calls %s, today's next one is told",
	async (phase) => {
		const live = listed(new Date().toISOString());
		readWebinars.mockReturnValue([live, { id: "8", card: { ...live.card, slug: "eight" } }]);
		fetchRegistrations.mockReturnValue([registration("7"), registration("8")]);
		readWebinarState.mockImplementation(async (_, id) => (id === "7" ? { phase } : null));
		expect(await readToday(site, session)).toMatchObject({ slug: "eight" });
	},
);

test("an attended session of a series stays in the record when the CMS has the date of the next one", async () => {
	const next = "2999-01-01T10:00:00Z";
	readWebinars.mockReturnValue([listed(next)]);
	readWebinarState.mockResolvedValue({ phase: "upcoming", hasReplay: false });
	const attended = registration("7", { attended: true, starts_at: "2020-10-01T10:00:00Z", ends_at: null });
	const [ahead, over, ...more] = await ownOf(attended, registration("7", { starts_at: next, ends_at: null }));
	expect(ahead).toMatchObject({ phase: "upcoming", attended: null, event: { startsAt: next } });
	expect(over).toMatchObject({
		phase: "ended",
		attended: true,
		event: { startsAt: attended.starts_at },
		title: "Seven",
	});
	expect(more).toEqual([]);
	expect(await ownOf({ ...attended, starts_at: null })).toMatchObject([
		{ phase: "ended", attended: true, event: null },
	]);
});
