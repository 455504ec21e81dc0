/**
 * Open tabs follow what is built: each listens to a stream that ends with the Worker that began it, asks again, and reloads when the
 * next one says another name than the page has. Wrangler's own live reload answers on localhost alone, and the countries have other
 * hosts.
 */

const PATH = "/__live";
/** How soon a tab asks again. */
const RETRY_MS = 200;
/** A browser asks no more after an answer that is no stream, as wrangler may give one between two Workers. */
const SCRIPT = `{const{build}=document.currentScript.dataset;const listen=()=>{const stream=new EventSource("${PATH}");\
stream.onmessage=({data})=>{if(data!==build)location.reload()};\
stream.onerror=()=>{if(stream.readyState===EventSource.CLOSED)setTimeout(listen,${RETRY_MS})}};listen()}`;

let name: string | undefined;
/** Of this Worker, until it is built again. Made late: a Worker has no random numbers before its first request. */
function build(): string {
	name ??= crypto.randomUUID();
	return name;
}

/** The runtime ends a stream for which nothing is waiting. */
const BEAT_MS = 5000;

type Fetch = NonNullable<ExportedHandler["fetch"]>;

function stream(): Response {
	const text = new TextEncoder();
	const beats = new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(text.encode(`retry: ${RETRY_MS}\ndata: ${build()}\n\n`)),
		async pull(controller) {
			await scheduler.wait(BEAT_MS);
			controller.enqueue(text.encode(":\n\n"));
		},
	});
	return new Response(beats, { headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store" } });
}

async function withScript(page: Response): Promise<Response> {
	const headers = new Headers(page.headers);
	headers.delete("Content-Length");
	// An answer "not modified" would bring the browser's copy a policy without the script's hash.
	headers.delete("ETag");
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(SCRIPT));
	const source = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
	const policy = headers.get("Content-Security-Policy");
	if (policy) headers.set("Content-Security-Policy", policy.replace("script-src ", `script-src ${source} `));
	const written = new HTMLRewriter().onDocument({
		end: (end) => void end.append(`<script data-build="${build()}">${SCRIPT}</script>`, { html: true }),
	});
	return written.transform(new Response(page.body, { status: page.status, headers }));
}

/** Wrangler shows what is thrown in a page of its own, which has no script of ours: in a frame, that page asks again. */
function framed(request: Request): Response {
	const url = new URL(request.url);
	url.searchParams.set("thrown", "");
	const source = (url.pathname + url.search).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
	const page = `<!doctype html><html lang="en"><title>An error</title>
		<style>iframe { border: 0; position: fixed; inset: 0; width: 100%; height: 100% }</style>
		<iframe src="${source}" title="The error, with the lines of its source"></iframe></html>`;
	return new Response(page, { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** Serves the stream, and adds the script that listens to it to each page, and to its policy. */
export const reloading =
	(fetch: Fetch): Fetch =>
	async (request, env, context) => {
		if (new URL(request.url).pathname === PATH) return stream();
		const isVisit = request.method === "GET" && request.headers.get("Sec-Fetch-Dest") === "document";
		const answer = await Promise.resolve(fetch(request, env, context)).catch((error: unknown) => {
			if (isVisit) return framed(request);
			throw error;
		});
		const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") && answer.body !== null;
		return isPage ? withScript(answer) : answer;
	};
