import { waitUntil } from "cloudflare:workers";
import { config } from "../config.ts";
import { orNothing } from "../content/layers.ts";
import { log } from "../log.ts";
import {
	fromWritten,
	isPurged,
	type Marks,
	NO_MARKS,
	readMarks,
	SKEW,
	type Standing,
	type WrittenMarks,
} from "./marks.ts";
import { PURGES_KEY, type Purge, type Purges, type RecordedPurge } from "./purges.ts";
import { supersessions } from "./superseded.ts";

/**
 * The purge marks that this isolate knows: read from KV when the first entry from outside is to be judged, and then
 * every half minute behind the answers, so that no warm request waits for them.
 */

const READ_EVERY = 30_000;
const RETRY_AFTER = 5000;

let known = NO_MARKS;
/** Whether they were ever read: until then entries of others cannot be judged. */
let hasRead = false;
let nextRead = 0;
/** Counts what this isolate has learnt of purges. */
let generation = 0;
let reading: Promise<void> | undefined;
const superseded = supersessions();
/** Purges of this isolate that the object has not numbered yet: tag to the time they came. */
const held = new Map<string, number>();

const purges = (): DurableObjectStub<Purges> => config.PURGES.get(config.PURGES.idFromName("purges"));

/** The last purges for the operations page, newest first. */
export const recentPurges = async (): Promise<RecordedPurge[]> => [...(await purges().recent())];

/** The number that an entry carries whose making begins now. */
export const newestMark = (): number => known.number;

/** Another number after each purge: what began under an older one may be made of what was purged. */
export const purgeGeneration = (): number => generation;

export function isDead(standing: Standing): boolean {
	if (isPurged(standing, known)) return true;
	const { tags, since } = standing;
	if (!superseded.isEmpty() && tags.some((tag) => since < superseded.of(tag))) return true;
	return held.size > 0 && tags.some((tag) => since <= (held.get(tag) ?? -Infinity) + SKEW);
}

/**
 * What carries the tag and began before `since` is dead in this isolate: the backend has said otherwise now. A page that
 * was made of an item must not outlive it. `wasHere`: this isolate had the item before.
 */
export const supersede = (tag: string, since: number, wasHere: boolean): void => superseded.set(tag, since, wasHere);

function learn(marks: Marks): void {
	hasRead = true;
	// KV may be behind what the object has said itself.
	if (marks.number <= known.number) return;
	known = marks;
	generation += 1;
}

/** Judging waits no longer for either than a layer's deadline. */
async function readAgain(): Promise<void> {
	nextRead = Date.now() + READ_EVERY;
	const marks = (await orNothing("kv", marksInKv())) ?? (await orNothing("purges", marksOfObject()));
	if (marks) return learn(marks);
	nextRead = Date.now() + RETRY_AFTER;
	log("purges", { reason: "not read" });
}

/** undefined: not what was written. */
async function marksInKv(): Promise<Marks | undefined> {
	const text = await config.CONTENT.get(PURGES_KEY);
	return text === null ? NO_MARKS : readMarks(text);
}

/** The object itself, where KV's copy cannot be read. */
const marksOfObject = async (): Promise<Marks> => fromWritten(await purges().marks());

function readOnce(): Promise<void> {
	reading ??= readAgain().finally(() => {
		reading = undefined;
	});
	waitUntil(reading);
	return reading;
}

/** Reads the marks again when it is time, behind the answer. */
export function refreshMarks(): void {
	if (hasRead && Date.now() >= nextRead) void readOnce();
}

/** Whether entries of other isolates can be judged; waits for the first read of the marks. */
export async function marksKnown(): Promise<boolean> {
	if (!hasRead && (reading !== undefined || Date.now() >= nextRead)) await readOnce();
	return hasRead;
}

/**
 * Purges here at once, and everywhere else as soon as the marks are read there.
 * @throws when the object that makes the marks cannot be reached; what is held here stays so
 */
export async function purge(wanted: Purge): Promise<void> {
	const at = Date.now();
	for (const tag of wanted.tags) held.set(tag, at);
	generation += 1;
	learn(fromWritten(await numbered(wanted)));
	for (const tag of wanted.tags) if (held.get(tag) === at) held.delete(tag);
}

/** Marking twice does no harm, so that a failure is tried again. */
async function numbered(wanted: Purge, triesLeft = 2): Promise<WrittenMarks> {
	try {
		return await purges().mark(wanted);
	} catch (error) {
		if (triesLeft === 0) throw error;
		return numbered(wanted, triesLeft - 1);
	}
}
