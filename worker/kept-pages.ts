import { COOKIES } from "../shared/cookies.ts";
import { localeOf } from "../shared/locales.ts";
import { flights } from "./cache/flights.ts";
import { type KeptPage, keepPage, pageInCacheApi, pageInMemory } from "./cache/kept-page.ts";
import { PAGE_STALE_MS, REST_MS } from "./cache/policies.ts";
import { purgeGeneration, refreshMarks } from "./cache/purges/isolate-marks.ts";
import { startReads } from "./cache/reads.ts";
import { rests } from "./cache/rests.ts";
import { build } from "./render/assets.ts";
import { reasonOf } from "./runtime/errors.ts";
import { etagOf } from "./runtime/etag.ts";
import { log } from "./runtime/log.ts";
import { type Reads, startTrace, type Trace, tracing } from "./runtime/trace.ts";
import { answered, serverTiming } from "./visitor/access-log.ts";
import type { CacheablePage } from "./visitor/cacheable-page.ts";
import { isRead, localeCookie } from "./visitor/locale.ts";
import { resolveUrl } from "./visitor/resolved-url.ts";

/**
 * The cache of whole pages, for visitors without session and deep link. A page to be kept is made by a request of the
 * Worker's own that has the address and nothing else: no cookie, no header, no client address. So the page cannot contain
 * anything of the visitor who happened to ask first. What differs from answer to answer, the locale cookie and the
 * request's id, is added afterwards.
 */

type Fetch = (request: Request, env: unknown, ctx: ExecutionContext) => Response | Promise<Response>;

/** A page that was kept, or an answer that must not be. */
type Made = ({ page: KeptPage } | { answer: Response }) & { trace: Trace; requestId: string };

/** Pages being made; the stamp is the purge generation in which that began. */
const makings = flights<Made, number>();

/** Keys that were renewed a moment ago. */
const resting = rests(REST_MS);

/** Session, deep link, HCA sign-in in progress: a visitor with one of these cookies gets no kept page. */
const PERSONAL = /(?:^|;\s*)__Host-/;
const DISMISSED = new RegExp(`(?:^|;\\s*)${COOKIES.signUpCard.name}=`);
const LOCALE = new RegExp(`(?:^|;\\s*)${COOKIES.locale.name}=([^;]*)`);

/** Answers from kept pages what they can answer, and leaves the rest to `portal`. */
export function keepingPages(portal: Fetch): Fetch {
	return function keeping(request, env, ctx) {
		if (request.method !== "GET") return portal(request, env, ctx);
		const { cacheable: address } = resolveUrl(request.url);
		if (!address) return portal(request, env, ctx);
		const cookie = request.headers.get("cookie") ?? "";
		if (PERSONAL.test(cookie)) return portal(request, env, ctx);

		const start = Date.now();
		const card = address.hasSignUpCard && !DISMISSED.test(cookie);
		const key = `page/${build}/${card ? "card" : "plain"}/${address.url}`;
		const own = { request, address, cookie, start };
		const make = () => made(key, address, card, portal, env, ctx);
		const serve = (page: KeptPage): Response => {
			const isFresh = start < page.freshUntil;
			if (!isFresh) renew(key, make);
			return answerOf(page, own, { ...startTrace(), layer: isFresh ? "html" : "stale" });
		};

		refreshMarks();
		const near = pageInMemory(key);
		return near ? serve(near) : fromAfar();

		async function fromAfar(): Promise<Response> {
			const far = await pageInCacheApi(key);
			if (far) return serve(far);
			const underWay = makings.get(key);
			const isFirst = underWay?.stamp !== purgeGeneration();
			const found = await (isFirst ? share(key, make) : underWay.landed).catch(isFirst ? failed : () => undefined);
			// An answer that could not be kept may be meant for the first visitor alone: the others ask for their own.
			if (!found || !(isFirst || "page" in found) || isRedirect(found)) return portal(request, env, ctx);
			if (!("page" in found)) return ownAnswer(found.answer, own, found.trace, found.requestId);
			if (isFirst) return answerOf(found.page, own, found.trace, found.requestId);
			return answerOf(found.page, own, { ...startTrace(), layer: found.trace.layer });
		}
	};
}

/** It leads to another page with all that this visitor's address holds, which the one that was asked inside does not. */
const isRedirect = (made: Made): boolean => "answer" in made && made.answer.status === 301;

const share = (key: string, make: () => Promise<Made>): Promise<Made> => makings.start(key, purgeGeneration(), make);

/** Makes the page again behind an answer; whether that succeeds or not, not again for REST_MS. */
function renew(key: string, make: () => Promise<Made>): void {
	if (makings.get(key) || resting.has(key)) return;
	resting.begin(key);
	share(key, make).catch(failed);
}

function failed(error: unknown): undefined {
	log("refresh", { kind: "page", reason: reasonOf(error) });
}

async function made(
	key: string,
	{ url }: CacheablePage,
	card: boolean,
	portal: Fetch,
	env: unknown,
	ctx: ExecutionContext,
): Promise<Made> {
	const reads = startReads();
	const trace = { ...startTrace(), reads };
	const { response, body } = await tracing(trace, async () => {
		const headers: HeadersInit = card ? {} : { Cookie: `${COOKIES.signUpCard.name}=1` };
		const response = await portal(new Request(url, { headers }), env, ctx);
		// Still inside the recording: a streamed page may read content while its body is written.
		return { response, body: new Uint8Array(await response.arrayBuffer()) };
	});
	response.headers.delete("Set-Cookie");
	const requestId = response.headers.get("x-request-id") ?? "";
	const now = Date.now();
	const staleUntil = Math.min(reads.staleUntil, now + PAGE_STALE_MS);
	if (!isKeepable(response, reads) || staleUntil <= now)
		return { answer: new Response(body, response), trace, requestId };
	const etag = await etagOf(body);
	const headers = [...response.headers].filter(([name]) => !OF_A_REQUEST.includes(name));
	const page = {
		entries: reads.entries,
		freshUntil: reads.freshUntil,
		staleUntil,
		etag,
		headers: new Headers([...headers, ["ETag", etag]]),
		body: new Blob([body]),
	};
	ctx.waitUntil(keepPage(key, page));
	return { page, trace, requestId };
}

const OF_A_REQUEST = ["x-request-id", "server-timing", "content-length", "date", "etag"];

/** Complete, with content in it, and with the Cache-Control of a page that is for everybody. */
const isKeepable = ({ status, headers }: Response, { complete, entries }: Reads): boolean =>
	status === 200 &&
	complete &&
	entries.length > 0 &&
	headers.get("content-type")?.startsWith("text/html") === true &&
	headers.get("cache-control") === "private, no-cache";

interface Own {
	request: Request;
	address: CacheablePage;
	cookie: string;
	/** Milliseconds since 1970. */
	start: number;
}

/** The kept page. `requestId` is the id under which it was made, when this request has just made it. */
function answerOf(page: KeptPage, own: Own, trace: Trace, requestId: string = crypto.randomUUID()): Response {
	const isKnown = own.request.headers.get("if-none-match")?.includes(page.etag) === true;
	// Headers are copied from Headers in a third of the time that an object takes.
	const { headers } = page;
	const response = isKnown
		? new Response(null, { status: 304, headers })
		: new Response(page.body.stream(), { headers });
	return ownAnswer(response, own, trace, requestId);
}

/** The answer with this request's own headers, and its line in the log. */
function ownAnswer(response: Response, own: Own, trace: Trace, requestId: string): Response {
	const { headers, status } = response;
	headers.set("X-Request-Id", requestId);
	headers.set("Server-Timing", serverTiming(trace, own.start));
	const chosen = response.ok || status === 304 ? chosenLocale(own) : undefined;
	if (chosen) headers.append("Set-Cookie", chosen);
	noteAnswer(status, own, trace, requestId);
	return response;
}

/** The locale cookie, where the page's locale is another than the cookie's; undefined: nothing to set. */
const chosenLocale = ({ request, address: { locale }, cookie }: Own): string | undefined =>
	LOCALE.exec(cookie)?.[1] !== locale && isRead(request.headers) ? localeCookie(locale, request.url) : undefined;

function noteAnswer(status: number, { address: { locale, route }, start }: Own, trace: Trace, requestId: string) {
	const { country } = localeOf(locale);
	answered({ status, requestId, method: "GET", route, country, locale, level: "none", trace, start });
}
