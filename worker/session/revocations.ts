import { DurableObject } from "cloudflare:workers";

/**
 * One object per session, asked at each of its requests, so that a cookie copied before the sign-out is worthless after it. KV
 * would take up to a minute to know. The object forgets when the session would have ended anyway.
 */
export class SessionRevocation extends DurableObject {
	/** `until`: milliseconds since 1970 of the session's absolute end. */
	async revoke(until: number): Promise<void> {
		await this.ctx.storage.put("revoked", true);
		await this.ctx.storage.setAlarm(until);
	}

	async isRevoked(): Promise<boolean> {
		return (await this.ctx.storage.get("revoked")) === true;
	}

	override async alarm(): Promise<void> {
		await this.ctx.storage.deleteAll();
	}
}
