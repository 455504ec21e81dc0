import { expect, test, vi } from "vitest";
import { bareCard, type Detail } from "../../shared/models.ts";
import type { PageRequest } from "../../worker/render/loader.ts";
import { EVENING } from "./evening.ts";

const lines = vi.hoisted((): object[] => []);
vi.mock("../../worker/runtime/log.ts", () => ({
	log: () => undefined,
	logError: (event: string, _: unknown, fields: object) => lines.push({ event, ...fields }),
}));
const webinarState = vi.hoisted(() => vi.fn<() => object | null>(() => null));
vi.mock("../../worker/features/webinars/webinars.ts", () => ({
	providersId: ({ webinarId }: Detail) => webinarId,
	readWebinarState: async () => webinarState(),
}));
vi.mock("../../worker/features/webinars/registration.ts", () => ({ readRegistration: async () => null }));
vi.mock("../../worker/visitor/session/participant.ts", () => ({ missingFields: () => [], personOf: () => ({}) }));
vi.mock("../../worker/render/parts.ts", () => ({ FIRST_FLUSH_MS: 0 }));
const aliveSession = vi.fn<() => Promise<null>>();
vi.mock("../../worker/visitor/session/session-cookie.ts", () => ({ aliveSession: () => aliveSession() }));
const { eventPanels } = await import("../../worker/features/webinars/event-panel.ts");

// Safe: only what the panels read is here.
const request = { site: { session: {}, search: "", locale: "en-IE" } } as unknown as PageRequest;
const card = { ...bareCard("webinars", "soon", "Soon"), event: { ...EVENING, startsAt: "2099-01-01T10:00:00Z" } };
const open = { webinarId: "7", venue: null, embed: null, media: {} } as unknown as Detail;

test("a session that can no longer be checked fails the panel alone; nothing else is left without an answer", async () => {
	const unheard = vi.fn();
	process.on("unhandledRejection", unheard);
	aliveSession.mockRejectedValue(new Error("Out of order"));
	const { event, meeting } = eventPanels(request, card, open);
	expect(meeting).toBeNull();
	expect(await event?.settled).toEqual({ ok: false });
	// Node reports an unheard rejection before it turns to this.
	await new Promise(setImmediate);
	process.off("unhandledRejection", unheard);
	expect(unheard).not.toHaveBeenCalled();
	expect(lines).toHaveLength(1);
});

test("[7.16] the dates decide where the provider names no state that the portal knows; only a failure is told", async () => {
	aliveSession.mockResolvedValue(null);
	const answered = { phase: null, hasReplay: false, isFull: false, askedAt: Date.now() };
	for (const [state, isSure] of [
		[answered, true],
		[null, false],
	] as const) {
		webinarState.mockReturnValueOnce(state);
		const panel = await eventPanels(request, card, open).event?.settled;
		expect(panel).toMatchObject({ value: { phase: "upcoming", isSure } });
	}
});

test("[2.20] no page says that there is no recording where the provider does not answer, or the page has the recording", async () => {
	aliveSession.mockResolvedValue(null);
	const over = { ...card, event: { ...card.event, startsAt: "2020-01-01T10:00:00Z" } };
	const answered = { phase: null, hasReplay: false, isFull: false, askedAt: Date.now() };
	const recorded = { ...open, media: { video: { url: "/uploads/a.mp4", mime: null, name: null } } };
	for (const [state, detail, hasReplay] of [
		[answered, open, false],
		[{ ...answered, hasReplay: true }, recorded, true],
		[answered, recorded, null],
		[null, open, null],
		[null, { ...open, webinarId: null }, false],
	] as const) {
		webinarState.mockReset().mockReturnValue(state);
		const panel = await eventPanels(request, over, detail).event?.settled;
		expect(panel).toMatchObject({ value: { phase: "ended", hasReplay } });
	}
});
