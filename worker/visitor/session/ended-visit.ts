import { DurableObject } from "cloudflare:workers";
import { config } from "../../runtime/config.ts";
import { objectOf } from "../../runtime/objects.ts";
import { answeredOr } from "../answered.ts";

const objectFor = (id: string) => objectOf<EndedVisit>(config.VISITS, id);

const answered = answeredOr("visit-unknown", "The visit cannot be checked or ended now.");

export const hasEnded = (id: string): Promise<boolean> => answered(objectFor(id).hasEnded());

export const endVisit = (id: string, until: number): Promise<void> => answered(objectFor(id).end(until));

/** One object per visit. Each request asks it, so that a copied cookie is worthless after the end. */
export class EndedVisit extends DurableObject {
	/** A continued visit of an editor has cookies with several ends. The last one counts. */
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
