/**
 * Reloads open tabs after a build. Each tab listens to a stream that ends with its Worker. The tab connects again and reloads if
 * the name of the build has changed. Wrangler's own live reload answers on localhost only, but the countries have other hosts.
 */

const PATH = "/__live";
/** The delay before a tab connects again. */
const RETRY_MS = 200;
/**
 * After an answer that is no stream, a browser does not retry by itself. Wrangler may give such an answer between two Workers.
 */
const SCRIPT = `{const{build}=document.currentScript.dataset;const listen=()=>{const stream=new EventSource("${PATH}");\
stream.onmessage=({data})=>{if(data!==build)location.reload()};\
stream.onerror=()=>{if(stream.readyState===EventSource.CLOSED)setTimeout(listen,${RETRY_MS})}};listen()}`;

let name: string | undefined;
/** The name of this build. Created late, because a Worker has no random numbers before its first request. */
function build(): string {
	name ??= crypto.randomUUID();
	return name;
}

/** The runtime ends a stream that waits for nothing. */
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
	// A 304 would leave the browser with a policy that lacks the script's hash.
	headers.delete("ETag");
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(SCRIPT));
	const source = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
	const policy = headers.get("Content-Security-Policy");
	if (policy) headers.set("Content-Security-Policy", policy.replace("script-src ", `script-src ${source} `));
	// First, because a page that comes while its Worker is replaced may end anywhere.
	const written = new HTMLRewriter().on("head", {
		element: (head) => void head.prepend(`<script data-build="${build()}">${SCRIPT}</script>`, { html: true }),
	});
	return written.transform(new Response(page.body, { status: page.status, headers }));
}

/** Wrangler shows a thrown error on a page of its own, which lacks the reload script. This page puts that one into a frame. */
function framed(request: Request): Response {
	const url = new URL(request.url);
	url.searchParams.set("thrown", "");
	const source = (url.pathname + url.search).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
	const page = `<!doctype html><html lang="en"><head><title>An error</title></head>
		<style>iframe { border: 0; position: fixed; inset: 0; width: 100%; height: 100% }</style>
		<iframe src="${source}" title="The error, with the lines of its source"></iframe></html>`;
	return new Response(page, { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** Serves the stream, and adds the reload script to each page and its policy. */
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
