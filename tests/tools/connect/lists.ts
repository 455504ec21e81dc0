import type { WireItem } from "../../../shared/contracts/item.ts";
import type { Answer } from "./caller.ts";
import { faulty } from "./faults.ts";
import { itemsOf } from "./items.ts";

/** What holds for every list of items. */

/** Ids may repeat across content types. */
const identityOf = ({ content_type, slug }: WireItem): string => `${content_type}/${slug}`;

const timeOf = (item: WireItem): number => Date.parse(item.published_at ?? "");

export function checkOrder(answer: Answer): void {
	const items = itemsOf(answer);
	const times = items.map(timeOf).filter((time) => !Number.isNaN(time));
	const { faults, notes } = answer.step;
	if (times.some((time, index) => index > 0 && time > (times[index - 1] ?? time)))
		faults.push(...faulty("order", "expected newest first"));
	if (items.some(({ state }) => state === "draft"))
		faults.push(...faulty("draft", "holds drafts, which only a preview may get"));
	const repeated = items.length - new Set(items.map(identityOf)).size;
	if (repeated > 0) faults.push(...faulty("repeated", `expected each item once, got ${repeated} again`));
	if (times.some((time) => time > Date.now() + 120_000)) {
		notes.push("holds items of which `published_at` is to come: the portal hides them, and counts them");
	}
}

interface Length {
	/** The number of entries requested. */
	limit: number;
	/** The number of entries that exist, if known. */
	total: number | undefined;
}

export function checkLength(answer: Answer, { limit, total }: Length): void {
	if (!Array.isArray(answer.body)) return;
	const { length } = answer.body;
	const { faults } = answer.step;
	if (length > limit)
		faults.push(...faulty("limit", `expected at most ${limit} entries (_limit=${limit}), got ${length}`));
	else if (total !== undefined && length !== Math.min(limit, total))
		faults.push(...faulty("count", toldLength({ limit, total }, length)));
}

const toldLength = ({ limit, total = 0 }: Length, length: number): string =>
	`expected ${Math.min(limit, total)} entries (_limit=${limit}, ${total} in all), got ${length}`;

/** Tells a list that is cut too early from a count that is wrong. `rest` requests the entry behind the list's last one. */
export async function checkWhole(
	answer: Answer,
	whole: Length,
	rest: (start: number) => Promise<Answer>,
): Promise<void> {
	const { body, step } = answer;
	const isCut = Array.isArray(body) && body.length < Math.min(whole.limit, whole.total ?? 0);
	if (!isCut) return checkLength(answer, whole);
	const listed = new Set(itemsOf(answer).map(identityOf));
	const [next] = itemsOf(await rest(body.length));
	const isThere = next !== undefined && !listed.has(identityOf(next));
	step.faults.push(...faulty(isThere ? "limit" : "count", toldLength(whole, body.length)));
}

/** @param from the list that begins with the second entry of `list` */
export function checkStart(list: Answer, from: Answer): void {
	const [, second] = itemsOf(list);
	const [begins] = itemsOf(from);
	if (second && (!begins || identityOf(begins) !== identityOf(second)))
		from.step.faults.push(...faulty("start", "expected to begin with the second item (_start=1)"));
}

export function checkEach(answer: Answer, what: string, holds: (item: WireItem) => boolean): void {
	const others = itemsOf(answer).filter((item) => !holds(item)).length;
	if (others > 0) answer.step.faults.push(...faulty("filter", `expected ${what} alone, got ${others} others`));
}

/** Half of them may bear the same name in two languages, as products do. */
const MOST_ALIKE = 0.5;

/** Whether two locales hold the same entries. */
export function checkLocale(answer: Answer, others: ReadonlyMap<string, readonly WireItem[]>): void {
	const titles = new Set(itemsOf(answer).map(({ title }) => title));
	for (const [locale, items] of others) {
		const theirs = new Set(items.map(({ title }) => title));
		const alike = [...titles].filter((title) => theirs.has(title)).length;
		const all = Math.min(titles.size, theirs.size);
		if (all === 0 || alike / all <= MOST_ALIKE) continue;
		const what = `${alike} of ${all} titles are those of ${locale}: one locale is answered with the other's content`;
		answer.step.faults.push(...faulty("locale", what));
		return;
	}
}
