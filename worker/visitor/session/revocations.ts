import { DurableObject } from "cloudflare:workers";

/**
 * One object per session that was signed out: what the release before asks, and what it has left behind. It is told of each
 * sign-out, and asked only about cookies that name no person's object (person-sessions.ts). Once no such cookie is left, a
 * migration may delete the class.
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
