import { COOKIES } from "../shared/cookies.ts";
import { localeOf } from "../shared/locales.ts";
import { cooldowns } from "./cache/cooldowns.ts";
import { flights } from "./cache/flights.ts";
import { type KeptPage, keepPage, type Place, pageInMemory, storedPage } from "./cache/kept-page.ts";
import { COOLDOWN_MS, PAGE_STALE_MS } from "./cache/policies.ts";
import { purgeGeneration, refreshMarks } from "./cache/purges/isolate-marks.ts";
import { startReads } from "./cache/reads.ts";
import { build } from "./render/assets.ts";
import { etagOf, namesEtag } from "./runtime/etag.ts";
import { logAs } from "./runtime/log-failure.ts";
import { type Reads, startTrace, type Trace, tracing } from "./runtime/trace.ts";
import { answered, serverTiming } from "./visitor/access-log.ts";
import type { CacheablePage } from "./visitor/cacheable-page.ts";
import { clientIn } from "./visitor/client.ts";
import { isRead, localeCookie } from "./visitor/locale.ts";
import { resolveUrl } from "./visitor/resolved-url.ts";

/**
 * The cache of whole pages, for visitors without session and deep link. The Worker renders each page for an inner request
 * that has only the URL: no cookies, headers or client address. So a kept page cannot contain data of the first visitor. Only
 * the trace has the client address, for the limits of reads.
 */

type Fetch = (request: Request, env: unknown, ctx: ExecutionContext) => Response | Promise<Response>;

/** A page for the cache, or a response that must not be cached; a 503 also for the visitors who waited for it. */
type Rendered = ({ page: KeptPage } | { response: Response; unavailable: (() => Response) | undefined }) & {
	trace: Trace;
	requestId: string;
};

/** Renderings in progress; the stamp is the purge generation at their start. */
const renderings = flights<Rendered, number>();

const cooldown = cooldowns(COOLDOWN_MS);

/** Visitors with a cookie of a session, a visit or an HCA sign-in get no kept page. The device's cookie changes no page. */
const PERSONAL = new RegExp(`(?:^|;\\s*)__Host-(?!${COOKIES.device.name.slice("__Host-".length)}=)`);
const DISMISSED = new RegExp(`(?:^|;\\s*)${COOKIES.signUpCard.name}=`);
const LOCALE = new RegExp(`(?:^|;\\s*)${COOKIES.locale.name}=([^;]*)`);

export function keepingPages(portal: Fetch): Fetch {
	return function keeping(request, env, ctx) {
		if (request.method !== "GET") return portal(request, env, ctx);
		const { cacheable: address } = resolveUrl(request);
		if (!address) return portal(request, env, ctx);
		const cookie = request.headers.get("cookie") ?? "";
		if (PERSONAL.test(cookie)) return portal(request, env, ctx);

		const start = Date.now();
		const card = address.hasSignUpCard && !DISMISSED.test(cookie);
		const key = `page/${build}/${card ? "card" : "plain"}/${address.url}`;
		const place = { key, isTyped: address.isTyped };
		const incoming = { request, address, cookie, start };
		const headers: HeadersInit = card ? {} : { Cookie: `${COOKIES.signUpCard.name}=1` };
		const fetchPage = async () => portal(new Request(address.url, { headers }), env, ctx);
		const render = (client?: string) => renderKept(place, fetchPage, ctx, client);
		const serve = (page: KeptPage): Response | Promise<Response> => {
			const isFresh = start < page.freshUntil;
			if (!isFresh && address.isWhole) return portal(request, env, ctx);
			if (!isFresh) renew(key, render);
			return respond(page, incoming, { ...startTrace(), layer: isFresh ? "html" : "stale" });
		};

		refreshMarks();
		const inMemory = pageInMemory(place);
		return inMemory ? serve(inMemory) : cachedOrRendered(address);

		async function cachedOrRendered({ isWhole, isTyped }: CacheablePage): Promise<Response> {
			const stored = await storedPage(place);
			if (stored) return serve(stored);
			if (isWhole) return portal(request, env, ctx);
			const pending = renderings.get(key);
			const isFirst = pending?.stamp !== purgeGeneration();
			const startRendering = () => share(key, () => render(clientIn(request.headers)));
			const result = await (isFirst ? startRendering() : pending.join()).catch(isFirst ? failed : () => undefined);
			// A response that must not be cached is for the first visitor only, except a 503. The others start their own request.
			if (!result || (isFirst && isRedirect(result))) return portal(request, env, ctx);
			const { layer, cause } = result.trace;
			const trace = isFirst ? result.trace : { ...startTrace(), layer, cause };
			if (!("page" in result)) {
				const response = isFirst ? result.response : result.unavailable?.();
				return response ? withRequestHeaders(response, incoming, trace, result.requestId) : portal(request, env, ctx);
			}
			if (isFirst && !isTyped && result.page.freshUntil <= Date.now()) renew(key, render);
			return respond(result.page, incoming, trace, isFirst ? result.requestId : undefined);
		}
	};
}

/** A redirect keeps the query of the visitor's URL, which the inner request does not have. */
const isRedirect = (rendered: Rendered): boolean => "response" in rendered && rendered.response.status === 301;

const share = (key: string, render: () => Promise<Rendered>): Promise<Rendered> =>
	renderings.start(key, purgeGeneration(), render);

/** Renders the page again in the background, at most once in COOLDOWN_MS, also after a failure. */
function renew(key: string, render: () => Promise<Rendered>): void {
	if (renderings.get(key) || cooldown.has(key)) return;
	cooldown.begin(key);
	share(key, render).catch(failed);
}

const failed = logAs("refresh", { kind: "page" });

async function renderKept(
	place: Place,
	fetchPage: () => Promise<Response>,
	ctx: ExecutionContext,
	/** undefined: a renewal. */
	client: string | undefined,
): Promise<Rendered> {
	const reads = startReads(client !== undefined);
	const trace: Trace = {
		...startTrace(),
		reads,
		budget: client === undefined ? undefined : { of: "client", key: client },
	};
	const { response, body } = await tracing(trace, async () => {
		const response = await fetchPage();
		// Read inside the trace: a streamed page reads content while its body is written.
		return { response, body: new Uint8Array(await response.arrayBuffer()) };
	});
	response.headers.delete("Set-Cookie");
	const requestId = response.headers.get("x-request-id") ?? "";
	const now = Date.now();
	const staleUntil = place.isTyped ? reads.freshUntil : Math.min(reads.staleUntil, now + PAGE_STALE_MS);
	if (!isKeepable(response, reads) || staleUntil <= now) {
		const same = { status: response.status, headers: [...response.headers] };
		const unavailable = same.status === 503 ? () => new Response(body, same) : undefined;
		return { response: new Response(body, response), unavailable, trace, requestId };
	}
	const etag = await etagOf(body);
	const headers = [...response.headers].filter(([name]) => !PER_RESPONSE.includes(name));
	const page = {
		entries: reads.entries,
		freshUntil: reads.freshUntil,
		staleUntil,
		etag,
		headers: new Headers([...headers, ["ETag", etag]]),
		body: new Blob([body]),
	};
	ctx.waitUntil(keepPage(place, page));
	return { page, trace, requestId };
}

const PER_RESPONSE = ["x-request-id", "server-timing", "content-length", "date", "etag"];

/** Whether the page is complete, has content, and is the same for everybody. */
const isKeepable = ({ status, headers }: Response, { complete, isSameForAll, entries }: Reads): boolean =>
	status === 200 &&
	complete &&
	isSameForAll &&
	entries.length > 0 &&
	headers.get("content-type")?.startsWith("text/html") === true;

interface Incoming {
	request: Request;
	address: CacheablePage;
	cookie: string;
	start: number;
}

/** Serves a kept page or 304. If this request rendered the page, `requestId` is the id of the inner request. */
function respond(page: KeptPage, incoming: Incoming, trace: Trace, requestId: string = crypto.randomUUID()): Response {
	const isUnchanged = namesEtag(incoming.request.headers.get("if-none-match"), page.etag);
	// Copying from Headers takes a third of the time that copying from an object takes.
	const { headers } = page;
	const response = new Response(isUnchanged ? null : page.body.stream(), { status: isUnchanged ? 304 : 200, headers });
	return withRequestHeaders(response, incoming, trace, requestId);
}

/** Adds the headers that differ per request and writes the access log. */
function withRequestHeaders(response: Response, incoming: Incoming, trace: Trace, requestId: string): Response {
	const { headers, status } = response;
	headers.set("X-Request-Id", requestId);
	headers.set("Server-Timing", serverTiming(trace, incoming.start));
	const cookie = response.ok || status === 304 ? newLocaleCookie(incoming) : undefined;
	if (cookie) headers.append("Set-Cookie", cookie);
	const { locale, route } = incoming.address;
	const { country } = localeOf(locale);
	answered({ status, requestId, method: "GET", route, country, locale, level: "none", trace, start: incoming.start });
	return response;
}

/** The locale cookie to set; undefined if the request already sent it, or is a prefetch. */
const newLocaleCookie = ({ request, address: { locale }, cookie }: Incoming): string | undefined =>
	LOCALE.exec(cookie)?.[1] !== locale && isRead(request.headers) ? localeCookie(locale, request.url) : undefined;
