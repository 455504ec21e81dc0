import { LRUCache } from "lru-cache";
import { LOCALE_COOKIE } from "../../shared/constants.ts";
import { localeOf } from "../../shared/locales.ts";
import { answered } from "../access-log.ts";
import { config } from "../config.ts";
import { PAGE_STALE_MS, REST_MS } from "../content/policies.ts";
import { type Reads, recordingReads } from "../content/reads.ts";
import { reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import { purgeGeneration, refreshMarks } from "../purges/known.ts";
import { build } from "../render/assets.ts";
import { SIGN_UP_CARD_COOKIE } from "../session/sign-up-card.ts";
import { isRead, localeCookie } from "../site/locale-cookie.ts";
import { type Layer, startTrace, type Trace, tracing } from "../trace.ts";
import { type Address, addressOf } from "./address.ts";
import { type KeptPage, keepPage, pageInCacheApi, pageInMemory } from "./page.ts";

/**
 * Whole pages for visitors who are nobody in particular. A page to be kept is made by a request of the Worker's own, which
 * has the address and nothing else: no cookie, no header, no client. Whatever the program reads while it makes the page,
 * there is nothing of a visitor in it to find. What differs from visitor to visitor, the locale cookie and the request's
 * id, is put onto the answer afterwards.
 */

type Fetch = (request: Request, env: unknown, ctx: ExecutionContext) => Response | Promise<Response>;
type Ready = NonNullable<ReturnType<typeof pageInMemory>>;

/** A page that could be kept, or an answer that could not. */
type Made = ({ ready: Ready } | { answer: Response }) & { trace: Trace; requestId: string };

/** Pages on their way: whoever comes meanwhile waits for the same one, unless a purge came between. */
const pending = new Map<string, { generation: number; made: Promise<Made> }>();

/** Keys that were renewed a moment ago; by size, since `max` lays out every place when the Worker starts. */
const resting = new LRUCache<string, true>({ maxSize: 10_000, sizeCalculation: () => 1, ttl: REST_MS });

const rules = {
	hosts: config.HOSTS,
	environment: config.ENVIRONMENT,
	productSubdomain: config.PRODUCT_SUBDOMAIN,
};

/** Session, deep link, a sign-in under way: who has one of these is somebody. */
const PERSONAL = /(?:^|;\s*)__Host-/;
const DISMISSED = new RegExp(`(?:^|;\\s*)${SIGN_UP_CARD_COOKIE}=`);
const LOCALE = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`);

/** Answers from kept pages what they can answer, and leaves the rest to `portal`. */
export function keepingPages(portal: Fetch): Fetch {
	return function keeping(request, env, ctx) {
		if (request.method !== "GET") return portal(request, env, ctx);
		const url = new URL(request.url);
		const address = addressOf(url, rules);
		const cookie = request.headers.get("cookie") ?? "";
		if (!address || PERSONAL.test(cookie)) return portal(request, env, ctx);

		const start = Date.now();
		const card = address.hasSignUpCard && !DISMISSED.test(cookie);
		const key = `page/${build}/${card ? "card" : "plain"}/${address.url}`;
		const make = () => made(key, address, card, portal, env, ctx);
		const own = { request, url, address, cookie, start };
		const answer = (ready: Ready, layer: Layer | undefined) =>
			ownOf(answerOf(ready, request.headers), { ...own, trace: { ...startTrace(), layer } });

		refreshMarks();
		const near = pageInMemory(key);
		if (near) {
			if (Date.now() < near.page.freshUntil) return answer(near, "html");
			renew(key, make, ctx);
			return answer(near, "stale");
		}
		return (async () => {
			const far = await pageInCacheApi(key);
			if (far) {
				if (Date.now() < far.page.freshUntil) return answer(far, "html");
				renew(key, make, ctx);
				return answer(far, "stale");
			}
			const underWay = pending.get(key);
			if (underWay?.generation === purgeGeneration()) {
				const shared = await underWay.made.catch(() => undefined);
				return shared && "ready" in shared ? answer(shared.ready, shared.trace.layer) : portal(request, env, ctx);
			}
			const { trace, requestId, ...page } = await share(key, make, ctx);
			const response = "ready" in page ? answerOf(page.ready, request.headers) : page.answer;
			return ownOf(response, { ...own, trace }, requestId);
		})();
	};
}

/** What is made must not end with the connection of the visitor who asked first. */
function share(key: string, make: () => Promise<Made>, ctx: ExecutionContext): Promise<Made> {
	const generation = purgeGeneration();
	const made = make().finally(() => {
		if (pending.get(key)?.made === made) pending.delete(key);
	});
	pending.set(key, { generation, made });
	ctx.waitUntil(made.catch(() => undefined));
	return made;
}

/** Behind an answer. However it ends, the next one waits a moment: a backend in trouble makes no page better. */
function renew(key: string, make: () => Promise<Made>, ctx: ExecutionContext): void {
	if (pending.has(key) || resting.has(key)) return;
	resting.set(key, true);
	share(key, make, ctx).catch((error: unknown) => log("refresh", { kind: "page", reason: reasonOf(error) }));
}

async function made(
	key: string,
	{ url }: Address,
	card: boolean,
	portal: Fetch,
	env: unknown,
	ctx: ExecutionContext,
): Promise<Made> {
	const trace = startTrace();
	const { made, reads } = await recordingReads(() =>
		tracing(trace, async () => {
			const headers: HeadersInit = card ? {} : { Cookie: `${SIGN_UP_CARD_COOKIE}=1` };
			const response = await portal(new Request(url, { headers }), env, ctx);
			// Within the recording, since parts of a page may be read while it is written.
			return { response, body: new Uint8Array(await response.arrayBuffer()) };
		}),
	);
	const { response, body } = made;
	response.headers.delete("Set-Cookie");
	const requestId = response.headers.get("x-request-id") ?? "";
	const now = Date.now();
	const staleUntil = Math.min(reads.staleUntil, now + PAGE_STALE_MS);
	if (!isKeepable(response, reads) || staleUntil <= now)
		return { answer: new Response(body, response), trace, requestId };
	const page: KeptPage = {
		parts: reads.parts,
		freshUntil: reads.freshUntil,
		staleUntil,
		etag: `W/"${hex(await crypto.subtle.digest("SHA-1", body))}"`,
		headers: [...response.headers].filter(([name]) => !OF_A_REQUEST.includes(name)),
		body,
	};
	const { ready, written } = keepPage(key, page);
	ctx.waitUntil(written);
	return { ready, trace, requestId };
}

const OF_A_REQUEST = ["x-request-id", "server-timing", "content-length", "date", "etag"];

const hex = (bytes: ArrayBuffer): string =>
	[...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Complete, for everybody, and not said to be kept by nobody. */
const isKeepable = ({ status, headers }: Response, { complete, parts }: Reads): boolean =>
	status === 200 &&
	complete &&
	parts.length > 0 &&
	headers.get("content-type")?.startsWith("text/html") === true &&
	headers.get("cache-control") === "private, no-cache";

function answerOf({ page, headers }: Ready, asked: Headers): Response {
	const isKnown = asked.get("if-none-match")?.includes(page.etag) === true;
	return new Response(isKnown ? null : page.body, { status: isKnown ? 304 : 200, headers });
}

interface Own {
	request: Request;
	url: URL;
	address: Address;
	cookie: string;
	trace: Trace;
	start: number;
}

/** Puts onto the answer what is this request's own, and writes its line into the log; the id is that of the page's making, if any. */
function ownOf(response: Response, own: Own, requestId: string = crypto.randomUUID()): Response {
	const { request, url, address, cookie, trace, start } = own;
	response.headers.set("X-Request-Id", requestId);
	const isShown = response.ok || response.status === 304;
	if (isShown && LOCALE.exec(cookie)?.[1] !== address.locale && isRead(request.headers)) {
		response.headers.append("Set-Cookie", localeCookie(address.locale, url));
	}
	const { locale, route } = address;
	answered(response, {
		requestId,
		method: "GET",
		route,
		country: localeOf(locale).country,
		locale,
		level: "none",
		trace,
		start,
	});
	return response;
}
