import { DurableObject } from "cloudflare:workers";

/**
 * One object per deep-link visit, asked at each of its requests, so that a cookie copied before the visit's end is worthless
 * after it. The object forgets when the visit would have ended anyway.
 */
export class EndedVisit extends DurableObject {
	/** `until`: milliseconds since 1970 of the visit's absolute end. */
	async end(until: number): Promise<void> {
		await this.ctx.storage.put("ended", true);
		await this.ctx.storage.setAlarm(until);
	}

	async hasEnded(): Promise<boolean> {
		return (await this.ctx.storage.get("ended")) === true;
	}

	override async alarm(): Promise<void> {
		await this.ctx.storage.deleteAll();
	}
}
