import { DurableObject } from "cloudflare:workers";
import type { Session } from "../../visitor/session/session-data.ts";

interface HandedOver {
	session: Session;
	audience: string;
	until: number;
}

/** A session between two hosts, one object per code: a Durable Object exists once, so a code works only once. */
export class HandOver extends DurableObject {
	async put(session: Session, audience: string, until: number): Promise<void> {
		await this.ctx.storage.put<HandedOver>("session", { session, audience, until });
		await this.ctx.storage.setAlarm(until);
	}

	/** A wrong audience uses up the code too. */
	async take(audience: string): Promise<Session | null> {
		const stored = await this.ctx.storage.get<HandedOver>("session");
		await this.ctx.storage.deleteAll();
		return stored && stored.audience === audience && stored.until > Date.now() ? stored.session : null;
	}

	override async alarm(): Promise<void> {
		await this.ctx.storage.deleteAll();
	}
}
