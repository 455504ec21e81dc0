import { DurableObject } from "cloudflare:workers";
import type { Totals } from "../runtime/counters/counters.ts";
import { HOUR_MS, HOURS_KEPT, type Hour } from "../runtime/counters/hours.ts";
import type { Counts } from "../runtime/counters/meter.ts";
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
import { type Deed, forgetDeeds, type RecordedDeed, readDeeds, writeDeed } from "./deed-store.ts";

/** A safety limit, above the number of names that the code can count. */
const MOST_NAMES = 1000;

const keyOf = (hour: number): string => `hour/${hour}`;
/** Few enough for one value. */
const FINDINGS = "findings";
const hourOf = (ms: number): number => Math.floor(ms / HOUR_MS);

/**
 * The sums of all isolates' counts, by hour, for two days, and who did what, for 90: one object, since isolates share no
 * memory. Another object of the class has what was found in the CMS's content, for a day, and a third the links for reviewers.
 */
export class OpsStatus extends DurableObject implements Totals, FindingsObject, ReviewsObject {
	async add(counts: Counts): Promise<void> {
		const { storage } = this.ctx;
		const hour = hourOf(Date.now());
		const before = await storage.get<Counts>(keyOf(hour));
		const after = new Map(Object.entries(before ?? {}));
		for (const [name, by] of Object.entries(counts)) {
			if (after.has(name) || after.size < MOST_NAMES) after.set(name, (after.get(name) ?? 0) + by);
		}
		await storage.put(keyOf(hour), Object.fromEntries(after));
		if (before) return;
		const old = await storage.list({ prefix: "hour/", end: keyOf(hour - HOURS_KEPT + 1) });
		await storage.delete([...old.keys()]);
	}

	/** The last two days, the oldest hour first; hours without a request are missing. */
	async hours(): Promise<Hour[]> {
		const first = keyOf(hourOf(Date.now()) - HOURS_KEPT + 1);
		const found = await this.ctx.storage.list<Counts>({ prefix: "hour/", start: first });
		return [...found].map(([key, counts]) => ({ at: Number(key.slice("hour/".length)) * HOUR_MS, counts }));
	}

	note(deed: Deed): Promise<void> {
		return writeDeed(this.ctx.storage, deed, Date.now());
	}

	/** The newest first. */
	deeds(): Promise<RecordedDeed[]> {
		return readDeeds(this.ctx.storage, Date.now());
	}

	async addFindings(found: readonly Finding[]): Promise<void> {
		await this.ctx.storage.put(FINDINGS, mergedFindings(await this.#findings(), found, Date.now()));
	}

	/** The last day's, the newest first. */
	async findings(): Promise<Finding[]> {
		return mergedFindings(await this.#findings(), [], Date.now());
	}

	async forgetFindings(documentId: string): Promise<void> {
		const left = (await this.#findings()).filter((one) => one.documentId !== documentId);
		await this.ctx.storage.put(FINDINGS, left);
	}

	async #findings(): Promise<readonly Finding[]> {
		return (await this.ctx.storage.get<Finding[]>(FINDINGS)) ?? [];
	}

	addReview(item: ReviewedItem, id: string): Promise<Review> {
		return addReview(this.ctx.storage, item, id, Date.now());
	}

	/** Those that have not ended, the newest first. */
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
		await forgetDeeds(this.ctx.storage, Date.now());
		await forgetReviews(this.ctx.storage, Date.now());
	}
}
