import { afterAll, beforeAll, describe, test } from "vitest";
import { backendAlone } from "../edge/portal.ts";
import { optionsOf, runtimeOf, workerOf } from "../tools/workers.ts";

/** The first visitor of a page waits for one round of calls: a second one, which needs an answer of the first, never delays it. */

const backend = runtimeOf(() => [{ ...backendAlone(), routes: [] }]);
beforeAll(async () => {
	await backend.start();
	await backend.ask("http://backend/__control/store", { method: "PUT" });
});
afterAll(backend.close);

/**
 * The Worker has answered so many requests for robots.txt one after the other without making a call in between: all calls of a
 * round have come. A busy machine takes longer for each of them.
 */
const QUIET = 60;
/** As many more until a page without an answer is taken to wait for the next round. */
const STUCK = 600;

/** A portal that knows nothing. Its calls wait for `release`; those for the search index, which come behind visits, do not. */
function waitingPortal() {
	let held: { path: string; pass: () => void }[] | undefined = [];
	async function between(request: Request): Promise<Response> {
		const { pathname, search } = new URL(request.url);
		const isOfIndex = request.headers.get("x-request-id")?.startsWith("search-index-") === true;
		if (!isOfIndex) {
			await new Promise<void>((pass) => (held ? held.push({ path: pathname + search, pass }) : pass()));
		}
		const isRead = request.method === "GET" || request.method === "HEAD";
		const answer = await backend.runtime().dispatchFetch(`http://backend${pathname}${search}`, {
			method: request.method,
			headers: Object.fromEntries(request.headers),
			...(isRead ? {} : { body: await request.arrayBuffer() }),
		});
		return new Response(await answer.arrayBuffer(), { status: answer.status, headers: [...answer.headers] });
	}
	const { serviceBindings, ...options } = optionsOf("wrangler.toml");
	const bound = { ...options, serviceBindings: { ...Object(serviceBindings), BACKEND: between } };
	const portal = runtimeOf(() => [workerOf("hcp-portal", bound, "dist/worker", { BACKEND_DEADLINE_MS: "30000" })]);
	const release = () => {
		const calls = held?.splice(0) ?? [];
		for (const { pass } of calls) pass();
		return calls.map(({ path }) => path);
	};
	return {
		...portal,
		/** Until calls wait and no other has come for so many requests, or there is nothing to wait for any more. */
		quiet: async (requests: number, isOver: () => boolean) => {
			let before = 0;
			for (let count = 0; !isOver() && (before === 0 || count < requests); count++) {
				await portal.ask("http://ie.localhost/robots.txt");
				const waiting = held?.length ?? 0;
				if (waiting !== before) count = 0;
				before = waiting;
			}
		},
		release,
		releaseAll: () => {
			release();
			held = undefined;
		},
	};
}

/** @returns the calls of each round that the first byte waited for */
async function firstVisit(path: string, headers: Record<string, string> = {}) {
	const portal = waitingPortal();
	await portal.start();
	try {
		let isOver = false;
		const arrives = portal.open(`http://ie.localhost/en-IE${path}`, { headers }).finally(() => {
			isOver = true;
		});
		// Read from the first byte on: undici cancels a body that nobody reads when it collects garbage.
		const text = arrives.then((answer) => answer.text());
		text.catch(() => undefined);
		const rounds: string[][] = [];
		for (let requests = QUIET; !isOver; requests = STUCK) {
			await portal.quiet(requests, () => isOver);
			if (!isOver) rounds.push(portal.release());
		}
		const { status } = await arrives;
		const html = await text;
		portal.releaseAll();
		return { rounds, status, html };
	} finally {
		await portal.close();
	}
}

const PAGES = [
	"",
	"?page=2",
	"?collection=webinars",
	"/news",
	"/webinars",
	"/podcasts?page=2",
	"/e-learnings?page=2",
	"/news?domain=1",
	"/news?domain=987654",
	"/search",
	"/search?term=heart",
	"/search?term=heart&domain=1",
	"/search?term=heart&domain=987654",
	"/search?term=heart&section=news&domain=1&months=12&open=1",
	"/about",
	"/feedback/happy",
	"/login",
	"/news/new-heart-failure-guideline-five-points-for-general-practice",
	"/podcasts/the-breathless-patient-heart-or-lung",
	"/webcasts/reading-spirometry-in-three-minutes",
	"/webinars/copd-evening-in-dublin-and-online",
	"/webinars/live-heart-failure-in-primary-care",
	"/e-learnings/101",
];

describe.concurrent("the first visitor of a page waits for one round", () => {
	test.for(PAGES)("%s", async (path, { expect }) => {
		const { rounds, status } = await firstVisit(path);
		expect(status).toBe(200);
		expect(rounds.slice(1), JSON.stringify(rounds)).toEqual([]);
		expect(rounds[0]).toHaveLength(new Set(rounds[0]).size);
	});
});
