import { DurableObject } from "cloudflare:workers";
import { config } from "../../runtime/config.ts";
import { objectOf } from "../../runtime/objects.ts";
import { answeredOr } from "../answered.ts";

const objectFor = (id: string) => objectOf<EndedVisit>(config.VISITS, id);

const answered = answeredOr("visit-unknown", "The visit cannot be checked or ended now.");

export const hasEnded = (id: string): Promise<boolean> => answered(objectFor(id).hasEnded());

/** `until`: the visit's absolute end, in milliseconds since 1970. */
export const endVisit = (id: string, until: number): Promise<void> => answered(objectFor(id).end(until));

/** One object per visit, asked by each of its requests: a cookie copied before the end is worthless after it. */
export class EndedVisit extends DurableObject {
	/** An editor's visit that was continued has cookies with several ends: the object remembers the last one. */
	async end(until: number): Promise<void> {
		await this.ctx.storage.put("ended", true);
		await this.ctx.storage.setAlarm(Math.max(until, (await this.ctx.storage.getAlarm()) ?? 0));
	}

	async hasEnded(): Promise<boolean> {
		return (await this.ctx.storage.get("ended")) === true;
	}

	override async alarm(): Promise<void> {
		await this.ctx.storage.deleteAll();
	}
}
