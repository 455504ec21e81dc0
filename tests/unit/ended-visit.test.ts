import { expect, test } from "vitest";
import { EndedVisit } from "../../worker/visitor/session/ended-visit.ts";
import { objectStorage } from "./platform.ts";

/** The object of an ended visit over time, which a running Worker cannot be made to pass. */

const HOUR = 3_600_000;

test("an older copy of a continued visit, ended again, does not bring the newer copy back", async () => {
	const store = objectStorage();
	const object: EndedVisit = Reflect.construct(EndedVisit, [{ storage: store }, {}]);
	await object.end(2 * HOUR);
	await object.end(HOUR);
	expect([await object.hasEnded(), store.alarmAt]).toEqual([true, 2 * HOUR]);
	await object.alarm();
	expect(await object.hasEnded()).toBe(false);
});
