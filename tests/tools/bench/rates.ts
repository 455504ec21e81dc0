import { ask, CONNECTIONS, type Headers, load, type Round } from "./load.ts";
import { HOST, type Served } from "./runtime.ts";
import { medianOf } from "./table.ts";

/**
 * The built portal's speed as a ratio of a bare Worker that answers as many bytes. Both run in turn for several rounds, so that a
 * busy moment hits both. CPU time per answer depends least on the machine.
 */

export const ITEM = "/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice";
const RECORDING = "/en-IE/podcasts/";
/** The cache of whole pages stores no page with this many filters. */
export const FILTERS = [11, 12, 13, 14, 15, 16].map((id) => `category=${id}`).join("&");

/** The runtime optimises a page's code during its first ten thousand answers. */
const WARM_UP_SECONDS = 5;

interface Scenario {
	name: string;
	path: string;
	headers?: Headers;
	/** Fewer keep the embedded backend's own work out of the measurement. */
	connections?: number;
	/** The target: answers per second as a share of the bare Worker's. */
	target?: number;
	/** The target for CPU time, in milliseconds. */
	cpuTarget?: number;
}

/** Signs a demo user in with the form that works without JavaScript. */
export async function signIn(portal: Served): Promise<Headers> {
	const form = new URLSearchParams({ email: "ie@helvora.example", password: "demo-1234" });
	const headers = {
		"Content-Type": "application/x-www-form-urlencoded",
		Origin: `http://${HOST}:${portal.port}`,
		"Sec-Fetch-Site": "same-origin",
	};
	const { headers: answered } = await ask(portal, "/en-IE/login", headers, form.toString());
	const cookies = [answered["set-cookie"] ?? []].flat().map((cookie) => cookie.split(";")[0]);
	if (!cookies.some((cookie) => cookie?.startsWith("__Host-session=")))
		throw new Error("The demo user is not signed in");
	return { Cookie: cookies.join("; ") };
}

/** The first address on a page that matches. */
async function found(portal: Served, path: string, pattern: RegExp): Promise<string> {
	const [, address] = pattern.exec((await ask(portal, path)).body.toString()) ?? [];
	if (!address) throw new Error(`${path} has no ${pattern}`);
	return address;
}

async function scenarios(portal: Served): Promise<Scenario[]> {
	const member = await signIn(portal);
	const recording = await found(portal, "/en-IE/podcasts", /href="(\/en-IE\/podcasts\/[^"?]+)"/);
	return [
		{ name: "home", path: "/en-IE", target: 0.8 },
		{ name: "list", path: "/en-IE/news" },
		{ name: "detail", path: ITEM },
		{ name: "search", path: "/en-IE/search?term=heart", target: 0.25, cpuTarget: 0.9 },
		{ name: "home, rendered", path: `/en-IE?${FILTERS}`, target: 0.4 },
		// The runtime encodes text outside ASCII several times slower.
		{ name: "home, Turkish", path: `/tr-TR?${FILTERS}`, headers: { Host: `tr.localhost:${portal.port}` } },
		{ name: "list, signed in", path: "/en-IE/news", headers: member, target: 0.25 },
		// The demo has a webinar every day, so that each answer asks the embedded backend for the user's registrations.
		{ name: "home, signed in", path: "/en-IE", headers: member, connections: 8 },
		{ name: "picture", path: await found(portal, "/en-IE", /src="(\/images\/[^"]+)"/) },
		{
			name: "audio, a range",
			path: await found(portal, recording, new RegExp(`"(${RECORDING}[^"]+/media/[^"]+)"`)),
			headers: { Range: "bytes=0-65535" },
			connections: 2,
		},
	];
}

/** One row for each scenario. `seconds`: the length of a round. */
export async function rates(
	portal: Served,
	constant: Served,
	{ rounds, seconds }: { rounds: number; seconds: number },
) {
	const rows = [];
	for (const { name, path, headers = {}, target, cpuTarget, connections = CONNECTIONS } of await scenarios(portal)) {
		const { body, status } = await ask(portal, path, headers);
		if (status >= 300) throw new Error(`${path} answers ${status}`);
		const pairs: { bare: Round; page: Round }[] = [];
		const options = { seconds, connections };
		await load(portal, path, headers, { ...options, seconds: WARM_UP_SECONDS });
		for (let round = 0; round < rounds; round++) {
			const bare = await load(constant, `/${body.length}`, {}, options);
			pairs.push({ bare, page: await load(portal, path, headers, options) });
		}
		const median = (pick: (pair: (typeof pairs)[number]) => number) => medianOf(pairs.map(pick));
		rows.push({
			page: name,
			bytes: body.length,
			"answers/s": Math.round(median(({ page }) => page.rate)),
			"bare/s": Math.round(median(({ bare }) => bare.rate)),
			ratio: rounded(median(({ page, bare }) => page.rate / bare.rate)),
			target: target ?? "",
			p99: Math.round(median(({ page }) => page.p99)),
			// Autocannon rounds to milliseconds, too coarse for few connections.
			"p99 ratio": connections === CONNECTIONS ? rounded(median(({ page, bare }) => page.p99 / bare.p99)) : "",
			"CPU ms": rounded(median(({ page }) => page.cpu)),
			"CPU target": cpuTarget ?? "",
			"bare CPU ms": rounded(median(({ bare }) => bare.cpu)),
		});
	}
	return rows;
}

const rounded = (value: number): number => Number(value.toPrecision(2));
