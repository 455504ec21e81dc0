import { beforeEach, expect, test, vi } from "vitest";
import { BackendError } from "../../worker/runtime/errors.ts";
import { SESSION_MS } from "../../worker/visitor/session/lifetimes.ts";
import { PersonSessions } from "../../worker/visitor/session/person-sessions.ts";
import { objectOf } from "./platform.ts";

/** A person's object over time, which a running Worker cannot be made to pass. */

const userOf = (securityLevel: number | null, id = "7") => ({
	id,
	securityLevel,
	country: "tr",
	attributes: { onekeycode: "WTRM00012347" },
});
const backend = vi.hoisted(() => ({ fetchUser: vi.fn<() => Promise<ReturnType<typeof userOf>>>() }));
vi.mock("../../worker/backend/accounts.ts", () => backend);

const SECOND = 1000;
const HOUR = 3_600_000;
const CALLER = { locale: "en-IE", requestId: "1" };

const made = () => objectOf(PersonSessions);

beforeEach(() => {
	vi.useFakeTimers({ now: 1_800_000_000_000 });
	backend.fetchUser.mockReset().mockResolvedValue(userOf(2));
	return () => void vi.useRealTimers();
});

test("the object is forgotten no earlier than the longest session after its last change, and then its epoch is another", async () => {
	const { store, object } = made();
	const epoch = await object.begin(0);
	for (const change of [() => object.begin(0), () => object.end("one"), () => object.raise()]) {
		vi.advanceTimersByTime(10 * HOUR);
		await change();
		expect(store.alarmAt).toBeGreaterThanOrEqual(Date.now() + SESSION_MS.longest);
	}
	await object.alarm();
	expect(store.values.size).toBe(0);
	expect(await object.state("one")).toEqual({ epoch: null, ended: false, verifiedAt: 0, facts: null });
	expect(await object.begin(0)).not.toBe(epoch);
});

test("sessions share an epoch until it is raised; one that began before that gets none", async () => {
	const { object } = made();
	const epoch = await object.begin(0);
	expect(await object.begin(0)).toBe(epoch);
	vi.advanceTimersByTime(SECOND);
	await object.raise();
	expect((await object.state("one")).epoch).not.toBe(epoch);
	expect(await object.begin(SECOND)).toBeNull();
	expect(await object.begin(0)).toBe((await object.state("one")).epoch);
});

test("a Worker whose clock is ahead cannot carry a session over a revocation", async () => {
	const { object } = made();
	await object.raise();
	vi.advanceTimersByTime(SECOND);
	// Its sign-in began two seconds ago, whatever time it was there.
	expect(await object.begin(2 * SECOND)).toBeNull();
	expect(await object.begin(0)).not.toBeNull();
});

test("of ended sessions only those are kept that could still be shown", async () => {
	const { store, object } = made();
	await object.end("one");
	vi.advanceTimersByTime(8 * HOUR);
	await object.end("two");
	vi.advanceTimersByTime(8 * HOUR);
	await object.end("three");
	expect([...store.values.keys()]).toEqual(["ended/two", "ended/three"]);
});

test("its storage is read for the first request, and again after each change", async () => {
	const { store, object } = made();
	const epoch = await object.begin(0);
	const said = async (id: string) => {
		const before = store.reads;
		const { ended } = await object.state(id);
		return { ended, isRead: store.reads > before };
	};
	expect(await said("one")).toEqual({ ended: false, isRead: true });
	expect(await said("two")).toEqual({ ended: false, isRead: false });
	await object.end("one");
	expect(await said("one")).toEqual({ ended: true, isRead: true });
	expect(await said("two")).toEqual({ ended: false, isRead: false });
	await object.raise();
	expect(await said("two")).toEqual({ ended: false, isRead: true });
	expect((await object.state("two")).epoch).not.toBe(epoch);
});

test("a sign-in that comes while all sessions are being ended does not bring their epoch back", async () => {
	const { store, object } = made();
	const epoch = await object.begin(0);
	await object.state("one");
	vi.advanceTimersByTime(SECOND);
	const written = Promise.withResolvers<void>();
	const { put } = store;
	// What is put is read at once, though the platform says so later.
	store.put = (changes) => put(changes).then(() => written.promise);
	const raised = object.raise();
	const begun = Promise.all([object.begin(SECOND), object.begin(0), object.state("one")]);
	written.resolve();
	await raised;
	const [early, late, state] = await begun;
	expect(early).toBeNull();
	expect(late).not.toBe(epoch);
	expect(state.epoch).toBe(late);
	expect((await object.state("one")).epoch).toBe(late);
});

test("a change that its storage refuses is not taken for made", async () => {
	const { store, object } = made();
	await object.begin(0);
	await object.state("one");
	store.put = () => Promise.reject(new Error("Full"));
	await expect(object.end("one")).rejects.toThrow("Full");
	expect((await object.state("one")).ended).toBe(false);
	store.get = () => Promise.reject(new Error("Out of order"));
	await expect(object.raise()).rejects.toThrow("Full");
	await expect(object.state("one")).rejects.toThrow("Out of order");
});

const check = (object: PersonSessions, id = "one") => object.check(id, { token: "token", userId: "7" }, CALLER);

test("the backend's word is believed for five minutes, a failure for fifteen seconds, a refusal for good", async () => {
	const { object } = made();
	expect((await check(object)).status).toBe("valid");
	vi.advanceTimersByTime(299 * SECOND);
	backend.fetchUser.mockRejectedValue(new BackendError(500, ""));
	expect((await check(object)).status).toBe("valid");
	vi.advanceTimersByTime(SECOND);
	expect((await check(object)).status).toBe("unknown");
	vi.advanceTimersByTime(14 * SECOND);
	backend.fetchUser.mockRejectedValue(new BackendError(401, ""));
	expect((await check(object)).status).toBe("unknown");
	expect(backend.fetchUser).toHaveBeenCalledTimes(2);
	vi.advanceTimersByTime(SECOND);
	expect((await check(object)).status).toBe("refused");
	vi.advanceTimersByTime(HOUR);
	backend.fetchUser.mockResolvedValue(userOf(2));
	expect((await check(object)).status).toBe("refused");
	expect((await check(object, "two")).status).toBe("valid");
});

test("many at once make one call, each waits a second and a half at most, and a late word counts", async () => {
	const { object } = made();
	const late = Promise.withResolvers<ReturnType<typeof userOf>>();
	backend.fetchUser.mockReturnValue(late.promise);
	const asked = Array.from({ length: 10 }, () => check(object));
	await vi.advanceTimersByTimeAsync(1500);
	expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => "unknown"));
	expect(backend.fetchUser).toHaveBeenCalledTimes(1);
	late.resolve(userOf(null));
	await vi.advanceTimersByTimeAsync(0);
	expect((await check(object)).status).toBe("valid");
	const facts = { country: "tr", onekeycode: "WTRM00012347" };
	expect(await object.state("one")).toMatchObject({ verifiedAt: Date.now(), facts });
	expect(backend.fetchUser).toHaveBeenCalledTimes(1);
});

test("[6.04] a user of another security level is refused, and so is another user's answer", async () => {
	for (const user of [userOf(3), userOf(1), userOf(2, "8")]) {
		backend.fetchUser.mockResolvedValue(user);
		expect((await check(made().object)).status).toBe("refused");
	}
	const message = "User security level does not match 2 or 4.";
	for (const [status, words, body, expected] of [
		[403, message, { message }, "refused"],
		[422, message, { message }, "refused"],
		// These may be a proxy's.
		[403, "Forbidden", { message: "Forbidden" }, "unknown"],
		[403, "Security level: high", "<p>Security level: high</p>", "unknown"],
		[503, message, { message }, "unknown"],
	] as const) {
		backend.fetchUser.mockRejectedValue(new BackendError(status, words, body));
		expect((await check(made().object)).status, `${status} ${words}`).toBe(expected);
	}
});
