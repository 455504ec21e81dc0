import { expect, test } from "vitest";
import { ownPortal } from "../edge/own-portal.ts";
import type { Portal } from "../edge/portal.ts";

/**
 * Content past its minute, in real time: the runtime's clock and timers, which no test can move, are what is tested. Each
 * visit is a request of its own, after which the timers that it began are gone.
 */

const steady = ownPortal();
const interrupted = ownPortal();

const PAGE = "ie.localhost/en-IE/about";
const ABOUT = "/api/strapi/en-IE/single/about";

const publish = async (portal: Portal, title: string): Promise<void> => {
	await portal.heal();
	await portal.fault({ path: ABOUT, body: [{ title, content: `<p>${title}</p>` }] });
};
const read = async (portal: Portal): Promise<string | undefined> =>
	/<h1>(.*?)<\/h1>/.exec(await (await portal.get(PAGE)).text())?.[1];
/** Visits of one page every few seconds, for the minute that it is fresh and half a minute more. */
const visits = (portal: Portal) => expect.poll(() => read(portal), { interval: 3000, timeout: 90_000 });

test.concurrent("a page that is visited all the time is renewed after its minute, and after the next one too", async () => {
	await publish(steady, "First edition");
	expect(await read(steady)).toBe("First edition");
	await publish(steady, "Second edition");
	await visits(steady).toBe("Second edition");
	await publish(steady, "Third edition");
	await visits(steady).toBe("Third edition");
});

test.concurrent("after an outage in which its renewal failed, a page is renewed while it is visited", async () => {
	const calls = async () => {
		expect(await read(interrupted)).toBe("First edition");
		return (await interrupted.calls()).filter(({ path }) => path === ABOUT).length;
	};
	await publish(interrupted, "First edition");
	expect(await read(interrupted)).toBe("First edition");
	await interrupted.heal();
	await interrupted.fault({ path: "/api/", reset: true });
	await interrupted.forgetCalls();
	await expect.poll(calls, { interval: 3000, timeout: 90_000 }).toBeGreaterThan(1);
	await publish(interrupted, "Second edition");
	await visits(interrupted).toBe("Second edition");
});
