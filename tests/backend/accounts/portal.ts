import type { Env } from "../http.ts";

const TRIES = 3;

/**
 * Has the portal end all sessions of a user at once. Awaited before the person is told that they have ended; a backend with
 * a queue would go on trying.
 */
export async function endPortalSessions({ PORTAL, SERVICE_SECRET }: Env, userId: number): Promise<void> {
	if (!PORTAL) return;
	for (let attempt = 0; attempt < TRIES; attempt += 1) {
		const answer = await PORTAL.fetch("http://portal/ops/sessions/revoke", {
			method: "POST",
			headers: { "Content-Type": "application/json", "X-Service-Secret": SERVICE_SECRET },
			body: JSON.stringify({ userId }),
		}).catch(() => undefined);
		await answer?.body?.cancel();
		if (answer?.ok) return;
	}
	console.error("The portal was not told that sessions have ended.");
}
