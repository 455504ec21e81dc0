import { LOCALES } from "../../shared/locales.ts";
import { PROBES, probe } from "../backend/call.ts";
import { config } from "../runtime/config.ts";
import { BackendError, reasonOf } from "../runtime/errors.ts";
import { inTime, LateError } from "../runtime/in-time.ts";
import { objectOf } from "../runtime/objects.ts";
import { release } from "../runtime/release.ts";
import type { PersonSessions } from "../visitor/session/person-sessions.ts";
import type { Ctx } from "../visitor/site.ts";

/** A check fails after FAIL_MS milliseconds and is slow from SLOW_MS. */
const FAIL_MS = 3000;
const SLOW_MS = 1000;

interface Check {
	ok: boolean;
	ms: number;
	/** Pages or forms fail without it. Others only slow them down, or are optional. */
	needed: boolean;
	calls: string;
	reason?: string;
}

/** Liveness, for load balancers. Calls no other system. */
export const live = (c: Ctx): Response => c.json({ status: "ok", release: release.name });

/** Readiness: calls each system that the Worker depends on. 503 if a needed one fails. */
export async function deep(c: Ctx): Promise<Response> {
	const caller = { locale: LOCALES[0]?.code ?? "", requestId: c.get("requestId") };
	const sessions = objectOf<PersonSessions>(config.SESSIONS, "health");
	const [content, search, durableObjects, kv] = await Promise.all([
		check(true, `GET /api${PROBES.content(caller)}`, () => probe("content", caller, FAIL_MS)),
		check(false, `GET /api${PROBES.search(caller)}`, () => probe("search", caller, FAIL_MS)),
		check(true, "a Durable Object of SESSIONS", () => sessions.state("health")),
		check(false, "a key of CONTENT", () => config.CONTENT.get("health")),
	]);
	const checks = { content, search, durableObjects, kv };
	const all = Object.values(checks);
	const isFailing = all.some(({ ok, needed }) => needed && !ok);
	const status = isFailing ? "failing" : all.some(({ reason }) => reason) ? "degraded" : "ok";
	return c.json({ status, release: release.name, checks }, isFailing ? 503 : 200);
}

async function check(needed: boolean, calls: string, call: () => Promise<unknown>): Promise<Check> {
	const start = Date.now();
	const failure = await inTime(call(), FAIL_MS).then(() => undefined, failureOf);
	const ms = Date.now() - start;
	const slow = ms >= SLOW_MS ? `slow: answered in ${ms} ms, the limit is ${SLOW_MS} ms` : undefined;
	const reason = failure ?? slow;
	return { ok: failure === undefined, ms, needed, calls, ...(reason ? { reason } : {}) };
}

/** Without other errors' messages, which may quote arguments. */
function failureOf(error: unknown): string {
	if (error instanceof LateError) return `no answer within ${FAIL_MS} ms`;
	return error instanceof BackendError ? reasonOf(error) : `failed: ${error instanceof Error ? error.name : "unknown"}`;
}
