import * as z from "zod/mini";
import { sendEvent, sendEvents } from "../../backend/tracking.ts";
import { config } from "../../runtime/config.ts";
import { isDue } from "../../runtime/counters/counters.ts";
import { BackendError, reasonOf } from "../../runtime/errors.ts";
import { fewAtOnce } from "../../runtime/few-at-once.ts";
import { log } from "../../runtime/log.ts";
import { flushed } from "../../visitor/access-log.ts";

/**
 * The queue between visitors and the backend's tracking, where one is bound: events wait in it while the backend is away, and
 * arrive in batches. What cannot be delivered goes to another queue, without whose event it was.
 */

const queued = z.object({
	event: z.record(z.string(), z.unknown()),
	caller: z.object({ locale: z.string(), requestId: z.string() }),
});
type Queued = z.output<typeof queued>;
type Delivery = Queued & { message: Message };

/** Calls at a time, the platform's limit of open connections. */
const AT_ONCE = 6;
/** What the backend says of an event that it will never take; any other failure may pass. */
const REFUSALS: readonly number[] = [400, 413, 422];
/** An event waits so long; after a day the queue itself forgets it. */
const LONGEST_WAIT_MS = 23 * 60 * 60_000;
/** A backend without the call for batches is asked for it again after so long. */
const WITHOUT_BATCHES_MS = 10 * 60_000;

/** @throws what the queue throws; the event is not in it then */
export async function enqueue(queue: Queue, event: object, caller: Queued["caller"]): Promise<void> {
	await queue.send({ event, caller } satisfies { [Field in keyof Queued]: object });
}

/** What the platform calls with the events that are due. Each is done with, or told to come again. */
export async function deliver({ messages }: MessageBatch): Promise<void> {
	const deliveries = (await Promise.all(messages.map(read))).filter((delivery) => delivery !== null);
	if (!(await deliveredTogether(deliveries))) await fewAtOnce(deliveries, AT_ONCE, deliverOne);
	if (isDue()) await flushed();
}

/** null: nothing that this portal has sent, which is dropped. */
async function read(message: Message): Promise<Delivery | null> {
	const { success, data } = queued.safeParse(message.body);
	if (success) return { message, ...data };
	log("tracking-dead", { reason: "unreadable" });
	message.ack();
	return null;
}

/** Milliseconds since 1970, of this isolate. */
let withoutBatchesUntil = 0;

/** false: the events are to be sent one by one, because one of them is refused or the backend has no call for batches. */
async function deliveredTogether(deliveries: readonly Delivery[]): Promise<boolean> {
	const [first, second] = deliveries;
	if (!first || !second || Date.now() < withoutBatchesUntil) return false;
	try {
		await sendEvents(
			deliveries.map(({ event }) => event),
			first.caller,
		);
		for (const { message } of deliveries) message.ack();
		return true;
	} catch (error) {
		if (!(error instanceof BackendError && error.isRefusal)) {
			await Promise.all(deliveries.map((delivery) => failed(delivery, error)));
			return true;
		}
		if ([404, 405, 501].includes(error.status)) withoutBatchesUntil = Date.now() + WITHOUT_BATCHES_MS;
		return false;
	}
}

async function deliverOne(delivery: Delivery): Promise<void> {
	try {
		await sendEvent(delivery.event, delivery.caller);
		delivery.message.ack();
	} catch (error) {
		await failed(delivery, error);
	}
}

async function failed({ message, event }: Delivery, error: unknown): Promise<void> {
	const isRefused = error instanceof BackendError && REFUSALS.includes(error.status);
	if (!isRefused && Date.now() - message.timestamp.getTime() < LONGEST_WAIT_MS) return message.retry();
	log("tracking-dead", { reason: reasonOf(error) });
	try {
		await config.TRACKING_DEAD?.send(nameless(event));
		message.ack();
	} catch {
		message.retry();
	}
}

/** The event without its person and its id, which the portal has given it. */
function nameless(event: Queued["event"]): object {
	const { id: _, ...rest } = event;
	return { ...rest, ...("user" in rest ? { user: null } : {}), ...("onekeyId" in rest ? { onekeyId: null } : {}) };
}
