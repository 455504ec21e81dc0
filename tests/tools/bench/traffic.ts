import autocannon, { type Request } from "autocannon";
import { ask, CONNECTIONS, type Headers } from "./load.ts";
import { FILTERS, ITEM, signIn } from "./rates.ts";
import { bundlePortal, HOST, type Served, serveBackend, servePortal } from "./runtime.ts";
import { print } from "./table.ts";

/**
 * `npm run bench -- load`: the traffic of docs/scale.md against the production build for SECONDS (60), as fast as this machine
 * can. Prints the cost of a page view. Ends with 1 if an answer is wrong.
 */

const SECONDS = Number(process.env.SECONDS ?? "60");
const PICTURES_PER_VIEW = 3;
/** The portal's peak as a multiple of a month's mean. */
const PEAK = 10;
const SECONDS_PER_MONTH = 30 * 24 * 60 * 60;

type Visitor = "anybody" | "member";
/** The documents of ten views. The Worker renders a member's page and a page with many filters each time. */
const DOCUMENTS: readonly (readonly [path: string, visitor: Visitor])[] = [
	["/en-IE", "anybody"],
	["/en-IE", "anybody"],
	["/en-IE/news", "anybody"],
	["/en-IE/podcasts", "anybody"],
	[ITEM, "anybody"],
	[ITEM, "anybody"],
	["/en-IE/materials", "anybody"],
	[`/en-IE/news?${FILTERS}`, "anybody"],
	["/en-IE", "member"],
	[ITEM, "member"],
];

/** Addresses of pictures on the home page. */
async function picturesOf(portal: Served): Promise<string[]> {
	const html = (await ask(portal, "/en-IE")).body.toString();
	const found = Array.from(html.matchAll(/src="(\/images\/[^"]+)"/g), ([, path = ""]) => path.replaceAll("&amp;", "&"));
	if (found.length < PICTURES_PER_VIEW) throw new Error("The home page has too few pictures");
	return found;
}

/** One address per event, because limits are by client. */
const randomClient = () =>
	`2001:db8:${Array.from({ length: 4 }, () => Math.floor(Math.random() * 65_536).toString(16)).join(":")}::1`;

/** The requests of one view to the Worker. */
function requestsOf(
	index: number,
	pictures: readonly string[],
	cookies: Record<Visitor, Headers>,
	port: number,
): Request[] {
	const [path, visitor] = DOCUMENTS[index] ?? ["/en-IE", "anybody"];
	const [page = path] = path.split("?");
	const headers = {
		...cookies[visitor],
		Origin: `http://${HOST}:${port}`,
		"Sec-Fetch-Site": "same-origin",
		"Content-Type": "application/json",
	};
	const shown = Array.from({ length: PICTURES_PER_VIEW }, (_, at) => pictures[(index + at) % pictures.length] ?? "");
	return [
		{ method: "GET", path, headers: cookies[visitor] },
		...shown.map((picture) => ({ method: "GET" as const, path: picture, headers: cookies[visitor] })),
		{
			method: "POST",
			path: "/api/api/tracking/url",
			body: JSON.stringify({ kind: "view", section: "news", url: page, locale: "en-IE" }),
			headers,
			setupRequest: (request) => ({
				...request,
				headers: { ...request.headers, "CF-Connecting-IP": randomClient() },
			}),
		},
	];
}

bundlePortal();
const backend = await serveBackend();
const portal = await servePortal(backend, { entry: "quiet" });
const pictures = await picturesOf(portal);
const cookies = { anybody: {}, member: await signIn(portal) };
const views = DOCUMENTS.map((_, index) => requestsOf(index, pictures, cookies, portal.port));

/** Each connection begins with another view. */
let begun = 0;
const run = (seconds: number) =>
	autocannon({
		url: `http://127.0.0.1:${portal.port}`,
		connections: CONNECTIONS,
		duration: seconds,
		headers: { Host: `${HOST}:${portal.port}` },
		setupClient: (client) => {
			const first = begun++ % views.length;
			client.setRequests([...views.slice(first), ...views.slice(0, first)].flat());
		},
	});
await run(5);

const [cpu, memory] = [portal.cpu(), portal.memory()];
const { duration, requests, latency, non2xx, errors } = await run(SECONDS);
const seen = requests.total / (2 + PICTURES_PER_VIEW);
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
print(`Traffic of page views for ${duration} s at ${CONNECTIONS} connections`, [
	{
		"answers a second": Math.round(requests.total / duration),
		"views a second": Math.round(seen / duration),
		"views a month, at a tenth of this": Math.round((seen / duration / PEAK) * SECONDS_PER_MONTH).toLocaleString("en"),
		"CPU ms a view": Number(((portal.cpu() - cpu) / seen).toFixed(2)),
		"p50 ms": latency.p50,
		"p99 ms": latency.p99,
		"MB before": megabytes(memory),
		"MB after": megabytes(portal.memory()),
		refused: non2xx,
		errors,
	},
]);
await Promise.all([portal.close(), backend.close()]);
if (non2xx + errors > 0) process.exitCode = 1;
