import { DurableObject } from "cloudflare:workers";
import type { Totals } from "../runtime/counters/counters.ts";
import {
	added,
	type Counts,
	type History,
	HOUR_MS,
	HOURS_KEPT,
	MINUTE_MS,
	MINUTES_KEPT,
	type Period,
} from "../runtime/counters/periods.ts";
import { type Finding, mergedFindings } from "../runtime/findings/finding-store.ts";
import type { FindingsObject } from "../runtime/findings/findings.ts";
import {
	addReview,
	endReviews,
	forgetReviews,
	openReviews,
	type Review,
	type ReviewedItem,
} from "../visitor/preview/review-store.ts";
import type { ReviewsObject } from "../visitor/preview/reviews.ts";
import { type AuditEntry, deleteExpired, type RecordedEntry, readEntries, writeEntry } from "./audit-store.ts";

const MOST_NAMES = 1000;

const FINDINGS = "findings";

const KEPT = [
	{ prefix: "minute/", length: MINUTE_MS, periods: MINUTES_KEPT },
	{ prefix: "hour/", length: HOUR_MS, periods: HOURS_KEPT },
] as const;
type Kept = (typeof KEPT)[number];

/** Periods have the same number of digits for a century, so keys sort by time. */
const keyOf = ({ prefix, length }: Kept, at: number): string => prefix + Math.floor(at / length);
const firstKey = (kept: Kept): string => keyOf(kept, Date.now() - (kept.periods - 1) * kept.length);

/**
 * Counts of all isolates: the last hour by minute, two days by hour; and the audit log. Other objects of this class have
 * the findings of a day and the review links.
 */
export class OpsStatus extends DurableObject implements Totals, FindingsObject, ReviewsObject {
	async add(minutes: readonly Period[]): Promise<void> {
		for (const { at, counts } of minutes) for (const kept of KEPT) await this.#addTo(kept, at, counts);
	}

	async #addTo(kept: Kept, at: number, counts: Counts): Promise<void> {
		const { storage } = this.ctx;
		const key = keyOf(kept, at);
		if (key < firstKey(kept)) return;
		const before = await storage.get<Counts>(key);
		await storage.put(key, added(before ?? {}, counts, MOST_NAMES));
		if (before) return;
		const old = await storage.list({ prefix: kept.prefix, end: firstKey(kept) });
		await storage.delete([...old.keys()]);
	}

	async history(): Promise<History> {
		const [minutes, hours] = await Promise.all([this.#periods(KEPT[0]), this.#periods(KEPT[1])]);
		return { minutes, hours };
	}

	async #periods(kept: Kept): Promise<Period[]> {
		const stored = await this.ctx.storage.list<Counts>({ prefix: kept.prefix, start: firstKey(kept) });
		return [...stored].map(([key, counts]) => ({ at: Number(key.slice(kept.prefix.length)) * kept.length, counts }));
	}

	recordAudit(entry: AuditEntry): Promise<void> {
		return writeEntry(this.ctx.storage, entry, Date.now());
	}

	auditLog(): Promise<RecordedEntry[]> {
		return readEntries(this.ctx.storage, Date.now());
	}

	async addFindings(reported: readonly Finding[]): Promise<void> {
		await this.ctx.storage.put(FINDINGS, mergedFindings(await this.#findings(), reported, Date.now()));
	}

	/** Of the last day, newest first. */
	async findings(): Promise<Finding[]> {
		return mergedFindings(await this.#findings(), [], Date.now());
	}

	async forgetFindings(documentId: string): Promise<void> {
		const remaining = (await this.#findings()).filter((one) => one.documentId !== documentId);
		await this.ctx.storage.put(FINDINGS, remaining);
	}

	async #findings(): Promise<readonly Finding[]> {
		return (await this.ctx.storage.get<Finding[]>(FINDINGS)) ?? [];
	}

	addReview(item: ReviewedItem, id: string): Promise<Review> {
		return addReview(this.ctx.storage, item, id, Date.now());
	}

	reviews(): Promise<Review[]> {
		return openReviews(this.ctx.storage, Date.now());
	}

	async endReview(id: string): Promise<Review | undefined> {
		return (await endReviews(this.ctx.storage, (one) => one.id === id, Date.now()))[0];
	}

	async endReviewsOf(ended: readonly Pick<Review, "documentId" | "locale">[]): Promise<void> {
		const isEnded = (one: Review) =>
			ended.some(({ documentId, locale }) => documentId === one.documentId && locale === one.locale);
		await endReviews(this.ctx.storage, isEnded, Date.now());
	}

	override async alarm(): Promise<void> {
		await deleteExpired(this.ctx.storage, Date.now());
		await forgetReviews(this.ctx.storage, Date.now());
	}
}
