import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import * as z from "zod";
import { optionsOf, workerOf } from "../workers.ts";
import { answerOf } from "./identity.ts";
import { BACKEND, type Tree } from "./trees.ts";

/** A tree's portal with a backend of its own, empty stores, and a given time. */

/** Noon of a working day that is no holiday in any country. */
export const START = Date.parse("2026-11-24T11:00:00Z");

export const SEALING_KEY = "Y29tcGFyZWQtb25seS1zZWFsaW5nLWtleS0wMDAwMDE";
const SERVICE_SECRET = "compared-service-secret";
const CONTENT_SECRET = "compared-content-secret";
export const EDITOR_SECRET = "compared-editor-secret";
export const OPS_SECRET = "compared-ops-secret";
export const PURGE_SECRET = "compared-purge-secret";
export const DEEPLINK_CODE = "compared-access-code";

const call = z.object({
	method: z.string(),
	path: z.string(),
	headers: z.array(z.tuple([z.string(), z.string()])),
	body: z.string(),
});
const answer = z.object({
	status: z.number(),
	headers: z.array(z.tuple([z.string(), z.string()])),
	body: z.string().transform((text) => Buffer.from(text, "base64")),
	/** Calls of the backend, including those behind the answer. */
	calls: z.array(call),
	/** Calls of the rate limits. */
	limits: z.array(z.string()),
});
type Call = z.output<typeof call>;
export type Answer = z.output<typeof answer>;

export interface Envelope {
	now: number;
	seed: number;
	/** All rate limits refuse. */
	refuse: boolean;
	faults: readonly object[];
	request: { url: string; method: string; headers: Record<string, string>; body?: string };
}

export async function serve({ root, portal }: Tree, vars: Record<string, string>) {
	const portalVars = {
		BACKEND_DEADLINE_MS: "20000",
		SEALING_KEYS: JSON.stringify([{ id: "compared", key: SEALING_KEY }]),
		DEEPLINK_CODES: JSON.stringify([DEEPLINK_CODE]),
		SERVICE_SECRET,
		CONTENT_SECRET,
		OPS_SECRET,
		EDITOR_SECRET,
		PURGE_SECRET,
		PREVIEW_SECRET: "compared-preview-secret",
		CMS_ORIGIN: "https://cms.example",
		...vars,
	};
	let now = START;
	let outbound: Call[] = [];
	/** The identity provider, the one system that the portal calls by itself. */
	async function outboundService(request: Request): Promise<Response> {
		const body = await request.text();
		outbound.push({ method: request.method, path: request.url, headers: [...request.headers], body });
		const said = await answerOf(new URL(request.url).pathname, body, now);
		return Response.json(said.body, { status: said.status });
	}
	// Static files are compared as files.
	const { assets: _, ...options } = optionsOf(`${root}/wrangler.toml`);
	const workers = [
		{
			...workerOf("hcp-portal", options, portal, portalVars),
			outboundService,
			unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
		},
		workerOf("hcp-backend", optionsOf(BACKEND.config), BACKEND.folder, { SERVICE_SECRET, CONTENT_SECRET }),
	];
	// Nobody reads the log.
	const silent = { handleStructuredLogs: () => undefined, cf: false };
	const runtime = new Miniflare(convertV4MiniflareOptions({ ...silent, workers }));
	const address = await runtime.unsafeGetDirectURL("hcp-portal");
	const store = await runtime.getD1Database("DB", "hcp-backend");
	async function ask(envelope: Envelope): Promise<Answer> {
		({ now } = envelope);
		outbound = [];
		const sent = { method: "POST", body: JSON.stringify(envelope) };
		const got = answer.parse(await (await fetch(address, sent)).json());
		return { ...got, calls: [...got.calls, ...outbound] };
	}
	// The backend creates its tables and content at this time.
	const backend = await runtime.getWorker("hcp-backend");
	await backend.fetch("http://backend/__compare", {
		method: "POST",
		body: JSON.stringify({ now: START, seed: 0, faults: [] }),
	});
	const headers = { "X-Content-Secret": CONTENT_SECRET };
	await (await backend.fetch("http://backend/uploads/general-home.svg", { headers })).arrayBuffer();
	return { ask, store, close: () => runtime.dispose() };
}
export type Served = Awaited<ReturnType<typeof serve>>;
