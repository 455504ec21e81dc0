/** Breaches of the contract by kind, each with what to change. */

export const REMEDIES = {
	field: "Send the field as docs/backend.md lists it. An optional one without a value is null or absent.",
	wrapped:
		"Answer the list or the number itself, without an object around it (Laravel: JsonResource::withoutWrapping()).",
	errorAs200: "Answer an error under its own status (404, 403, 5xx), not under 2xx.",
	json: "Answer in JSON always, refusals and failures too.",
	redirect: "Answer the call itself. A redirect often means that the backend expects a signed-in user or https.",
	status: "Answer this call with 2xx. The backend's log names the request by its X-Request-Id.",
	absent: 'Answer 404 with {"message": "…"} for what does not exist: the portal takes any other answer for an outage.',
	message: 'Put a text into "message": a refusal without it is taken for a broken proxy.',
	refusal: "Answer with the status that docs/backend.md lists for this refusal.",
	late: "Make the answer faster, or raise BACKEND_DEADLINE_MS.",
	connection: "Check address, port, certificate and firewall, and that the backend runs.",
	forbidden: "Correct the answer's headers or body length at the backend or at the proxy before it.",
	secret: "Check the service secret on every route, and answer 401 or 403 without it.",
	gate: 'Below an item\'s level answer 403 with {"message": "Login required", "item": …}.',
	leak: "Below an item's level send neither content nor file, audio, transcript, video and captions.",
	other: "Look the entry up by the slug, section and locale of the path.",
	draft: "Leave out drafts, unless the call has `preview=1`.",
	order: "Sort by `published_at`, newest first, before the page is cut.",
	limit: "Obey `_limit` up to 500. In Strapi raise `api.rest.maxLimit`, which is 100.",
	start: "Leave out the first `_start` entries of the sorted list.",
	repeated: "Sort by `published_at` and then by id, so that no entry stands on two pages.",
	count: "Count the entries that the list with the same filters holds.",
	filter: "Apply the filter by the parameter's name in docs/backend.md.",
	locale: "Read the entries of the locale in the path. In Strapi pass it as `locale`.",
	search: "Search titles at least, and count results by section.",
	ranges: "Serve files with byte ranges (206, 416), as web servers and storages do by default.",
	type: "Serve the file with its own Content-Type.",
	host: "Store the picture on the content host, or add its host to MEDIA_HOSTS.",
	folder: "Store the file in a folder of CONTENT_PATHS, or add its folder there.",
	contentSecret: "Refuse gated files without CONTENT_SECRET, or say CONTENT_IS_OPEN=yes.",
} as const satisfies Record<string, string>;

export type FaultKind = keyof typeof REMEDIES;

export interface StepFault {
	kind: FaultKind;
	/** Without personal data. */
	what: string;
}

export const faulty = (kind: FaultKind, ...whats: readonly string[]): StepFault[] =>
	whats.map((what) => ({ kind, what }));
