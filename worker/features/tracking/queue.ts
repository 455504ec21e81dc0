import * as z from "zod/mini";
import { sendEvent, sendEvents } from "../../backend/tracking.ts";
import { config } from "../../runtime/config.ts";
import { isDue } from "../../runtime/counters/counters.ts";
import { BackendError } from "../../runtime/errors.ts";
import { fewAtOnce } from "../../runtime/few-at-once.ts";
import { log } from "../../runtime/log.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { flushed } from "../../visitor/access-log.ts";

/** The optional queue holds events while the backend is down. The dead-letter queue gets the undeliverable ones, without user. */

const queued = z.object({
	event: z.record(z.string(), z.unknown()),
	caller: z.object({ locale: z.string(), requestId: z.string() }),
});
type Queued = z.output<typeof queued>;
type Delivery = Queued & { message: Message };

/** Concurrent calls: the platform's limit of open connections. */
const AT_ONCE = 6;
/** Statuses of permanent refusals. Other failures are retried. */
const REFUSALS: readonly number[] = [400, 413, 422];
/** Statuses of a backend without a call for batches. */
const NO_BATCHES: readonly number[] = [404, 405, 501];
/** The age up to which an event is retried. The queue itself drops messages after a day. */
const MAX_AGE_MS = 23 * 60 * 60_000;
/** The pause without batches after a backend lacked the call for them. */
const WITHOUT_BATCHES_MS = 10 * 60_000;

export async function enqueue(queue: Queue, event: object, caller: Queued["caller"]): Promise<void> {
	await queue.send({ event, caller } satisfies { [Field in keyof Queued]: object });
}

export async function deliver({ messages }: MessageBatch): Promise<void> {
	const deliveries = messages.map(read).filter((delivery) => delivery !== null);
	if (!(await deliveredTogether(deliveries))) await fewAtOnce(deliveries, AT_ONCE, deliverOne);
	if (isDue()) await flushed();
}

/** null: a message that does not fit the schema; it is dropped. */
function read(message: Message): Delivery | null {
	const { success, data } = queued.safeParse(message.body);
	if (success) return { message, ...data };
	log("tracking-dead", { reason: "unreadable" });
	message.ack();
	return null;
}

let withoutBatchesUntil = 0;

/** false: send the events one by one, because the backend refuses one of them or has no call for batches. */
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
		const status = error instanceof BackendError ? error.status : 0;
		if (NO_BATCHES.includes(status)) withoutBatchesUntil = Date.now() + WITHOUT_BATCHES_MS;
		if (NO_BATCHES.includes(status) || REFUSALS.includes(status)) return false;
		// Also after 429: a call for each event would be a hundred more.
		await Promise.all(deliveries.map((delivery) => failed(delivery, error)));
		return true;
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
	if (!isRefused && Date.now() - message.timestamp.getTime() < MAX_AGE_MS) return message.retry();
	logFailure("tracking-dead", error);
	try {
		await config.TRACKING_DEAD?.send(anonymous(event));
		message.ack();
	} catch {
		message.retry();
	}
}

function anonymous(event: Queued["event"]): object {
	const { id: _, ...rest } = event;
	return { ...rest, ...("user" in rest ? { user: null } : {}), ...("onekeyId" in rest ? { onekeyId: null } : {}) };
}
