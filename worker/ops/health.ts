import type { Context } from "hono";
import { LOCALES } from "../../shared/locales.ts";
import { reachBackend } from "../backend/call.ts";
import { config } from "../runtime/config.ts";
import { objectOf } from "../runtime/objects.ts";
import { release } from "../runtime/release.ts";
import type { PersonObject } from "../visitor/session/person-object.ts";
import type { AppEnv } from "../visitor/site.ts";

/** Milliseconds after which a check has failed. */
const PATIENCE_MS = 3000;

interface Check {
	ok: boolean;
	ms: number;
	/** Whether pages or forms fail without it, or are only slower. */
	needed: boolean;
}

/** Liveness, for load balancers: asks nothing else, and names the release. */
export const live = (c: Context<AppEnv>): Response => c.json({ status: "ok", release: release.name });

/** Readiness: asks each system that the Worker depends on; 503 when a needed one fails. */
export async function deep(c: Context<AppEnv>): Promise<Response> {
	const caller = { locale: LOCALES[0]?.code ?? "", requestId: c.get("requestId") };
	const sessions = objectOf<PersonObject>(config.SESSIONS, "health");
	const [backend, durableObjects, kv] = await Promise.all([
		check(true, () => reachBackend(caller, PATIENCE_MS)),
		check(true, () => sessions.state("health")),
		check(false, () => config.CONTENT.get("health")),
	]);
	const checks = { backend, durableObjects, kv };
	const all = Object.values(checks);
	const status = all.every(({ ok }) => ok)
		? "ok"
		: all.some(({ ok, needed }) => needed && !ok)
			? "failing"
			: "degraded";
	return c.json({ status, release: release.name, checks }, status === "failing" ? 503 : 200);
}

async function check(needed: boolean, ask: () => Promise<unknown>): Promise<Check> {
	const start = Date.now();
	const answered = ask().then(
		() => true,
		() => false,
	);
	const ok = await Promise.race([answered, new Promise<false>((tooLate) => setTimeout(tooLate, PATIENCE_MS, false))]);
	return { ok, ms: Date.now() - start, needed };
}
