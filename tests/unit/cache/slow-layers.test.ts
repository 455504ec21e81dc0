import { beforeEach, expect, test, vi } from "vitest";
import { LAYER_DEADLINE_MS } from "../../../worker/cache/policies.ts";
import { newIsolate } from "./isolate.ts";

/** A layer that does not answer costs its deadline, which not every visitor must wait for. */

const logged = vi.hoisted(() => vi.fn());
vi.mock("../../../worker/runtime/log.ts", () => ({ log: logged }));

beforeEach(() => {
	newIsolate();
	logged.mockClear();
});

const PAUSE = 5000;

async function layer() {
	const { orNothing } = await import("../../../worker/cache/layers.ts");
	let answer: Promise<string> = new Promise(() => undefined);
	const asked = vi.fn(() => answer);
	/** Whether a visitor waits, and what the layer answers. */
	async function visit(name = "kv"): Promise<[waits: boolean, value: string | undefined]> {
		let waits = true;
		const read = orNothing(name, asked).finally(() => {
			waits = false;
		});
		await vi.advanceTimersByTimeAsync(0);
		const result = waits;
		await vi.advanceTimersByTimeAsync(LAYER_DEADLINE_MS);
		return [result, await read];
	}
	return {
		asked,
		visit,
		answers: (next: Promise<string>) => {
			answer = next;
		},
	};
}

const NOTHING = { waited: [true, undefined], passed: [false, undefined] } as const;

test("after three late reads one visitor in five seconds waits for the layer, and the log says so", async () => {
	const { asked, visit } = await layer();
	for (let reads = 0; reads < 3; reads += 1) expect(await visit()).toEqual(NOTHING.waited);
	for (let reads = 0; reads < 3; reads += 1) expect(await visit()).toEqual(NOTHING.passed);
	expect(asked).toHaveBeenCalledTimes(3);
	await vi.advanceTimersByTimeAsync(PAUSE);
	expect([await visit(), await visit()]).toEqual([NOTHING.waited, NOTHING.passed]);
	expect(logged.mock.calls.map(([event, { layer: of }]) => [event, of])).toEqual([
		["cache-layer", "kv"],
		["cache-layer", "kv"],
	]);
});

test("reads at once that are late wait together, and one of them alone tries the layer again", async () => {
	const { asked, visit } = await layer();
	await Promise.all([visit(), visit(), visit(), visit()]);
	await vi.advanceTimersByTimeAsync(PAUSE);
	expect(await Promise.all([visit(), visit()])).toEqual([NOTHING.waited, NOTHING.passed]);
	expect(asked).toHaveBeenCalledTimes(5);
});

test("a layer that answers again is read by all", async () => {
	const { visit, answers } = await layer();
	for (let reads = 0; reads < 3; reads += 1) await visit();
	answers(Promise.resolve("entry"));
	expect(await visit()).toEqual(NOTHING.passed);
	await vi.advanceTimersByTimeAsync(PAUSE);
	await visit();
	await vi.advanceTimersByTimeAsync(PAUSE);
	for (let reads = 0; reads < 3; reads += 1) expect(await visit()).toEqual([false, "entry"]);
});

test("single late reads, failures and other layers pause nothing", async () => {
	const { visit, answers } = await layer();
	await visit();
	await visit();
	answers(Promise.resolve("entry"));
	expect(await visit()).toEqual([false, "entry"]);
	answers(new Promise(() => undefined));
	await visit();
	await visit();
	answers(Promise.reject(new Error("broken")));
	for (let reads = 0; reads < 4; reads += 1) expect(await visit()).toEqual(NOTHING.passed);
	answers(new Promise(() => undefined));
	await visit();
	await visit();
	await visit();
	expect([await visit(), await visit("cache-api")]).toEqual([NOTHING.passed, NOTHING.waited]);
});
