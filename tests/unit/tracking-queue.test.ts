import { beforeEach, expect, test, vi } from "vitest";
import { BackendError } from "../../worker/runtime/errors.ts";

/** What becomes of each event that the queue hands over; tests/edge/tracking-queue.test.ts has the queue itself. */

const sendEvent = vi.fn<(event: object) => Promise<void>>();
const sendEvents = vi.fn<(events: readonly object[]) => Promise<void>>();
const send = vi.fn<(event: object) => Promise<void>>();
const log = vi.fn();
vi.mock("../../worker/backend/tracking.ts", () => ({ sendEvent, sendEvents }));
vi.mock("../../worker/runtime/config.ts", () => ({ config: { TRACKING_DEAD: { send } } }));
vi.mock("../../worker/runtime/log.ts", () => ({ log }));
const { deliver } = await import("../../worker/features/tracking/queue.ts");

const NOW = new Date("2026-11-23T12:00:00Z");
const HOUR = 60 * 60_000;
beforeEach(() => {
	vi.resetAllMocks();
	vi.useFakeTimers({ now: NOW });
});

const caller = { locale: "en-IE", requestId: "one" };
const eventOf = (url: string) => ({ url, id: "an-id", at: "2026-11-23T11:00:00Z", onekeyId: "W1" });
/** What became of each message, and of how long it has waited. */
async function outcomes(...bodies: { body: unknown; hours?: number }[]): Promise<string[]> {
	const became = bodies.map(() => "nothing");
	const messages = bodies.map(({ body, hours = 0 }, index) => ({
		id: String(index),
		timestamp: new Date(Date.now() - hours * HOUR),
		attempts: 1,
		body,
		ack: () => became.splice(index, 1, "done"),
		retry: () => became.splice(index, 1, "again"),
	}));
	const nothing = () => undefined;
	const metadata = { metrics: { backlogCount: 0, backlogBytes: 0 } };
	await deliver({ queue: "tracking", messages, metadata, ackAll: nothing, retryAll: nothing });
	return became;
}
const message = (url: string, hours?: number) => ({
	body: { event: eventOf(url), caller },
	...(hours ? { hours } : {}),
});

test.each([
	["no answer", new BackendError(0, "no answer in time"), "again"],
	["503", new BackendError(503, ""), "again"],
	["a replaced secret", new BackendError(401, ""), "again"],
	["too many calls", new BackendError(429, ""), "again"],
	["a refusal", new BackendError(422, ""), "done"],
])("after %s an event is %s", async (_, error, outcome) => {
	sendEvent.mockRejectedValue(error);
	expect(await outcomes(message("/a"))).toEqual([outcome]);
	expect(send).toHaveBeenCalledTimes(outcome === "done" ? 1 : 0);
});

test("an event is retried for 23 hours, then kept without person and id", async () => {
	sendEvent.mockRejectedValue(new BackendError(503, ""));
	expect(await outcomes(message("/a", 22.9))).toEqual(["again"]);
	expect(await outcomes(message("/a", 23))).toEqual(["done"]);
	expect(send.mock.calls).toEqual([[{ url: "/a", at: "2026-11-23T11:00:00Z", onekeyId: null }]]);
	expect(log.mock.calls).toEqual([["tracking-dead", { reason: "backend 503" }]]);
	send.mockRejectedValue(new Error("Too many requests"));
	expect(await outcomes(message("/a", 23))).toEqual(["again"]);
});

test("an event that this portal did not send is dropped, and delays no other", async () => {
	const became = await outcomes({ body: "nonsense" }, message("/a"), { body: { event: {} } });
	expect(became).toEqual(["done", "done", "done"]);
	expect(sendEvent).toHaveBeenCalledTimes(1);
	expect(log.mock.calls).toEqual(Array(2).fill(["tracking-dead", { reason: "unreadable" }]));
});

test("a backend without batch calls gets single events, and a batch again after ten minutes", async () => {
	sendEvents.mockRejectedValue(new BackendError(405, ""));
	const two = [message("/a"), message("/b")];
	expect(await outcomes(...two)).toEqual(["done", "done"]);
	expect(await outcomes(...two)).toEqual(["done", "done"]);
	expect([sendEvents.mock.calls.length, sendEvent.mock.calls.length]).toEqual([1, 4]);
	vi.advanceTimersByTime(10 * 60_000);
	sendEvents.mockResolvedValue();
	expect(await outcomes(...two)).toEqual(["done", "done"]);
	expect([sendEvents.mock.calls.length, sendEvent.mock.calls.length]).toEqual([2, 4]);
});

test.each([
	[429, "again", 0],
	[401, "again", 0],
	[403, "again", 0],
	[503, "again", 0],
	[400, "done", 2],
	[413, "done", 2],
	[422, "done", 2],
	[404, "done", 2],
	[405, "done", 2],
	[501, "done", 2],
])("after %s to a batch its events are %s, with %s single calls", async (status, outcome, calls) => {
	sendEvents.mockRejectedValue(new BackendError(status, ""));
	// The pause without batches of the test before is over.
	vi.setSystemTime(NOW.getTime() + status * HOUR);
	expect(await outcomes(message("/a"), message("/b"))).toEqual([outcome, outcome]);
	expect([sendEvents.mock.calls.length, sendEvent.mock.calls.length]).toEqual([1, calls]);
});
