import { SUGGESTIONS_DEADLINE_MS, SUGGESTIONS_DELAY_MS, SUGGESTIONS_REST_MS } from "../../../shared/constants.ts";

/** After the rate limit, no search field sends a request before this time, in milliseconds since 1970. */
let restUntil = 0;

export const isResting = (): boolean => Date.now() < restUntil;

async function fetchList(url: string, term: string, signal: AbortSignal): Promise<string | undefined> {
	const response = await fetch(url, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ term }),
		signal,
	});
	if (response.status === 429) restUntil = Date.now() + SUGGESTIONS_REST_MS;
	return response.ok ? response.text() : undefined;
}

let loading: Promise<void> | undefined;

/** No page needs this style sheet earlier. Without it the list stays hidden, and the next call tries again. */
function loadStyles(): Promise<void> {
	loading ??= new Promise((resolve, reject) => {
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = new URL("../../styles/suggestions.css", import.meta.url).href;
		link.addEventListener("load", () => resolve());
		link.addEventListener("error", (event) => {
			link.remove();
			loading = undefined;
			reject(event);
		});
		document.head.append(link);
	});
	return loading;
}

/** Requests suggestions from `url`, one request at a time; a cancelled request never calls `show`. */
export function requesterFor(url: string, show: (html: string | undefined, term: string) => void) {
	let current: AbortController | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	loadStyles().catch(() => {});

	function cancel(): void {
		clearTimeout(timer);
		current?.abort();
		current = undefined;
	}

	async function request(term: string): Promise<void> {
		cancel();
		const controller = new AbortController();
		current = controller;
		const deadline = setTimeout(() => controller.abort(), SUGGESTIONS_DEADLINE_MS);
		const [html] = await Promise.all([fetchList(url, term, controller.signal), loadStyles()]).catch(() => []);
		clearTimeout(deadline);
		if (current !== controller) return;
		current = undefined;
		show(html, term);
	}

	return {
		cancel,
		request,
		/** Requests the term that the field has when the visitor pauses. */
		schedule(term: () => string): void {
			timer = setTimeout(() => void request(term()), SUGGESTIONS_DELAY_MS);
		},
	};
}
