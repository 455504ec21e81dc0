import { config } from "../../runtime/config.ts";
import { log } from "../../runtime/log.ts";
import { objectOf } from "../../runtime/objects.ts";
import type { Standing } from "../../runtime/trace.ts";
import { flights } from "../flights.ts";
import { orNothing } from "../layers.ts";
import { fromWritten, isPurged, type Marks, NO_MARKS, readMarks, SKEW, type WrittenMarks } from "./marks.ts";
import { PURGES_KEY, type Purge, type Purges, type RecordedPurge } from "./purges.ts";
import { supersessions } from "./superseded.ts";

/**
 * The purge marks that this isolate knows (marks.ts explains them). They are read from KV before the first entry of
 * another isolate is judged, and then every half minute behind an answer, so that no warm request waits for them.
 */

const READ_EVERY = 30_000;
const RETRY_AFTER = 5000;

let known = NO_MARKS;
/** Whether they were ever read; until then no entry that another isolate has written may be served. */
let hasRead = false;
let nextRead = 0;
/** Raised with every purge that this isolate learns of. */
let generation = 0;
const readings = flights<void, undefined>();
const superseded = supersessions();
/** Tags that this isolate was asked to purge and the Durable Object has not numbered yet, and when that was. */
const held = new Map<string, number>();

const purges = () => objectOf<Purges>(config.PURGES, "purges");

/** The last purges, newest first, for the operations page. */
export const recentPurges = async (): Promise<RecordedPurge[]> => [...(await purges().recent())];

/** The number that an entry carries if its making begins now. */
export const newestMark = (): number => known.number;

/** Another number after each purge: what began under an older one may be made from purged content. */
export const purgeGeneration = (): number => generation;

/** Whether an entry, or a page made from entries, may no longer be served. */
export function isDead(standing: Standing): boolean {
	if (isPurged(standing, known)) return true;
	const { tags, since } = standing;
	if (!superseded.isEmpty() && tags.some((tag) => since < superseded.of(tag))) return true;
	return held.size > 0 && tags.some((tag) => since <= (held.get(tag) ?? -Infinity) + SKEW);
}

/**
 * Makes what carries the tag and began before `since` dead in this isolate, because the backend now says otherwise: a kept
 * page must not go on showing the old item. `wasHere`: this isolate had the item before.
 */
export const supersede = (tag: string, since: number, wasHere: boolean): void => superseded.set(tag, since, wasHere);

function learn(marks: Marks): void {
	hasRead = true;
	// KV may still hold older marks than those that the Durable Object has answered with.
	if (marks.number <= known.number) return;
	known = marks;
	generation += 1;
}

/** From KV, or else from the Durable Object; neither is waited for longer than LAYER_DEADLINE_MS. */
async function readAgain(): Promise<void> {
	nextRead = Date.now() + READ_EVERY;
	const marks = (await orNothing("kv", marksInKv())) ?? (await orNothing("purges", marksOfObject()));
	if (marks) return learn(marks);
	nextRead = Date.now() + RETRY_AFTER;
	log("purges", { reason: "not read" });
}

/** undefined: KV holds something else under the key. */
async function marksInKv(): Promise<Marks | undefined> {
	const text = await config.CONTENT.get(PURGES_KEY);
	return text === null ? NO_MARKS : readMarks(text);
}

/** From the Durable Object, for when KV's copy cannot be read. */
const marksOfObject = async (): Promise<Marks> => fromWritten(await purges().marks());

/** Whether the stores answer that a purge needs, each within LAYER_DEADLINE_MS. */
export async function reachableStores(): Promise<{ kv: boolean; purges: boolean }> {
	const [kv, object] = await Promise.all([orNothing("kv", marksInKv()), orNothing("purges", marksOfObject())]);
	return { kv: kv !== undefined, purges: object !== undefined };
}

const underWay = (): Promise<void> | undefined => readings.get(PURGES_KEY)?.landed;

const readOnce = (): Promise<void> => underWay() ?? readings.start(PURGES_KEY, undefined, readAgain);

/** Reads the marks again when it is time, behind the answer. */
export function refreshMarks(): void {
	if (hasRead && Date.now() >= nextRead) void readOnce();
}

/** Whether entries of other isolates can be judged; waits only for the very first read of the marks. */
export async function marksKnown(): Promise<boolean> {
	if (!hasRead && (underWay() !== undefined || Date.now() >= nextRead)) await readOnce();
	return hasRead;
}

/**
 * Purges in this isolate at once, and in every other as soon as it reads the marks again.
 * @throws when the Durable Object cannot be reached; in this isolate the tags stay purged all the same
 */
export async function purge(wanted: Purge): Promise<void> {
	const at = Date.now();
	for (const tag of wanted.tags) held.set(tag, at);
	generation += 1;
	learn(fromWritten(await numbered(wanted)));
	for (const tag of wanted.tags) if (held.get(tag) === at) held.delete(tag);
}

/** Tries again after a failure: marking twice does no harm. */
async function numbered(wanted: Purge, triesLeft = 2): Promise<WrittenMarks> {
	try {
		return await purges().mark(wanted);
	} catch (error) {
		if (triesLeft === 0) throw error;
		return numbered(wanted, triesLeft - 1);
	}
}
