import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";

const seals = vi.hoisted(() => ({ unseal: vi.fn<() => Promise<Record<string, unknown> | undefined>>() }));
vi.mock("../../worker/visitor/session/seal.ts", () => seals);
const { openedSeals } = await import("../../worker/visitor/session/seal-cache.ts");

const SECOND = 1000;
const START = 1_800_000_000_000;
const claims = z.object({ id: z.string() });
const sealedFor = (seconds: number) => ({ id: "7", exp: START / SECOND + seconds });

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: START });
	seals.unseal.mockReset().mockResolvedValue(sealedFor(3600));
	return () => void vi.useRealTimers();
});

test("a seal is opened once a minute, whatever the number of requests", async () => {
	const opened = openedSeals("session", claims);
	for (const at of [0, 30, 59]) {
		vi.setSystemTime(START + at * SECOND);
		expect(await opened.open("sealed")).toEqual({ id: "7" });
	}
	expect(seals.unseal).toHaveBeenCalledTimes(1);
	vi.setSystemTime(START + 60 * SECOND);
	seals.unseal.mockResolvedValue(undefined);
	expect(await opened.open("sealed")).toBeUndefined();
});

test("a cached value expires with its seal and cannot be changed", async () => {
	seals.unseal.mockResolvedValue(sealedFor(10));
	const opened = openedSeals("session", claims);
	expect(Object.isFrozen(await opened.open("sealed"))).toBe(true);
	vi.setSystemTime(START + 10 * SECOND - 1);
	expect(await opened.open("sealed")).toEqual({ id: "7" });
	vi.setSystemTime(START + 10 * SECOND);
	expect(await opened.open("sealed")).toBeUndefined();
});

test("an invalid seal is not cached, a forgotten one opens nothing more", async () => {
	const opened = openedSeals("session", claims);
	await opened.open("sealed");
	for (const answer of [undefined, { id: 7, exp: START }]) {
		seals.unseal.mockResolvedValue(answer);
		for (let time = 0; time < 2; time++) expect(await opened.open("other")).toBeUndefined();
	}
	expect(seals.unseal).toHaveBeenCalledTimes(5);
	expect(await opened.open("sealed")).toEqual({ id: "7" });
	opened.forget("sealed");
	expect(await opened.open("sealed")).toBeUndefined();
});

test("at most a thousand are cached", async () => {
	const opened = openedSeals("session", claims);
	for (let index = 0; index < 1001; index++) await opened.open(`sealed ${index}`);
	await opened.open("sealed 1000");
	expect(seals.unseal).toHaveBeenCalledTimes(1001);
	await opened.open("sealed 0");
	expect(seals.unseal).toHaveBeenCalledTimes(1002);
});
