import { DurableObject } from "cloudflare:workers";
import type { Session } from "../../visitor/session/session-data.ts";

interface HandedOver {
	session: Session;
	/** The origin that may take it. */
	audience: string;
	until: number;
}

/**
 * One object per code: a session on its way from one host to another. A Durable Object lives in one place only, so that a code
 * is redeemed once even when two data centres ask at the same moment.
 */
export class HandOver extends DurableObject {
	/** `until`: milliseconds since 1970. */
	async put(session: Session, audience: string, until: number): Promise<void> {
		await this.ctx.storage.put<HandedOver>("session", { session, audience, until });
		await this.ctx.storage.setAlarm(until);
	}

	/** The first to ask uses the code up, even if the audience is wrong. */
	async take(audience: string): Promise<Session | null> {
		const found = await this.ctx.storage.get<HandedOver>("session");
		await this.ctx.storage.deleteAll();
		return found && found.audience === audience && found.until > Date.now() ? found.session : null;
	}

	override async alarm(): Promise<void> {
		await this.ctx.storage.deleteAll();
	}
}
