import { lastPeriods, MINUTE_MS, MINUTES_KEPT, type Period, sumOver } from "../runtime/counters/periods.ts";
import type { Runbook, Signal } from "./signals.ts";

/** Signals of the last hour, grouped by runbook: begin, last sign and state. */

/** "quiet": no calls or responses since the last sign. */
const STATES = ["goes on", "quiet", "over"] as const;
type State = (typeof STATES)[number];

interface Span {
	since: number;
	last: number;
	state: State;
}

interface Warning extends Span {
	signal: Signal;
	words: string;
}

export interface Incident extends Span {
	runbook: Runbook;
	warnings: Warning[];
}

/** Minutes with traffic but without a sign that end an episode. */
const CLEAN_MINUTES = 3;
/** The last minutes are also checked separately: an outage may follow an hour of rare failures. */
const TAIL = 5;

export function incidentsOf(signals: readonly Signal[], minutes: readonly Period[], now: number): Incident[] {
	const timeline = lastPeriods(minutes, MINUTE_MS, MINUTES_KEPT, now);
	const warnings = signals.flatMap((signal) => warningOf(signal, timeline, now));
	const outages = warnings.filter(({ signal }) => signal.isContentDown);
	const byRunbook = Map.groupBy(warnings, (warning) => {
		const { runbook } = warning.signal;
		const isPart = ["search", "slow"].includes(runbook) && outages.some((outage) => overlap(outage, warning));
		return isPart ? "down" : runbook;
	});
	return [...byRunbook].map(([runbook, group]) => ({ runbook, ...joined(group), warnings: group })).sort(byUrgency);
}

function warningOf(signal: Signal, timeline: readonly Period[], now: number): Warning[] {
	const each = timeline.map((minute) => {
		const sum = sumOver([minute]);
		return { at: minute.at, bad: signal.bad(sum), all: signal.all(sum) };
	});
	type Minute = (typeof each)[number];
	const total = (of: "bad" | "all", span: readonly Minute[]) => span.reduce((sum, minute) => sum + minute[of], 0);
	const isEnough = (span: readonly Minute[]) => {
		const bad = total("bad", span);
		return bad >= signal.fewest && bad >= signal.share * total("all", span);
	};
	let end = each.findLastIndex(({ bad }) => bad > 0);
	while (end >= 0) {
		const start = startOfEpisode(each, end);
		const episode = [each.slice(start, end + 1), each.slice(Math.max(start, end + 1 - TAIL), end + 1)].find(isEnough);
		const first = episode?.find(({ bad }) => bad > 0);
		const last = each[end];
		if (episode && first && last) {
			const isRecent = now < last.at + 2 * MINUTE_MS;
			const state = isRecent ? "goes on" : total("all", each.slice(end + 1)) > 0 ? "over" : "quiet";
			const words = signal.words(total("bad", episode), total("all", episode));
			return [{ signal, words, since: first.at, last: last.at, state }];
		}
		end = each.findLastIndex(({ bad }, index) => bad > 0 && index < start);
	}
	return [];
}

/** Minutes without traffic neither continue nor end an episode. */
function startOfEpisode(each: readonly { bad: number; all: number }[], end: number): number {
	let start = end;
	let clean = 0;
	for (let index = end; index >= 0 && clean < CLEAN_MINUTES; index--) {
		const { bad = 0, all = 0 } = each[index] ?? {};
		if (bad > 0) [start, clean] = [index, 0];
		else if (all > 0) clean += 1;
	}
	return start;
}

const overlap = (one: Span, other: Span): boolean =>
	one.since <= other.last + MINUTE_MS && other.since <= one.last + MINUTE_MS;

const joined = (warnings: readonly Warning[]): Span => ({
	since: Math.min(...warnings.map(({ since }) => since)),
	last: Math.max(...warnings.map(({ last }) => last)),
	state: STATES.find((state) => warnings.some((warning) => warning.state === state)) ?? "over",
});

const byUrgency = (a: Incident, b: Incident): number =>
	STATES.indexOf(a.state) - STATES.indexOf(b.state) || a.since - b.since;
