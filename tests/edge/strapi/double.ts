import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { COLLECTIONS, SINGLES } from "./model.ts";
import { Invalid, matches, type Parameters, parametersOf, shownOf, sorted } from "./query.ts";
import { demoRows, type Row } from "./store.ts";

/** A Strapi 5 with the demo's content: its REST API as documented, its uploads, and a record of its calls. */

export const TOKEN = "read-only-token-of-tests";

interface StrapiCall {
	url: string;
	path: string;
	query: Parameters;
	headers: Record<string, string | string[] | undefined>;
}

interface Answer {
	status: number;
	body: unknown;
}

const refused = (status: number, name: string, message: string, details: object = {}): Answer => ({
	status,
	body: { data: null, error: { status, name, message, details } },
});

const MOST = 100;

function selected(rows: readonly Row[], type: string, { locale = "en-IE", status }: Parameters): Row[] {
	const wanted = status === "draft" ? "draft" : "published";
	const visible = rows.filter((row) => row.type === type && row.status === wanted);
	const documents = Map.groupBy(visible, (row) => row.documentId);
	return visible
		.filter((row) => row.locale === locale)
		.map((row) => ({
			...row,
			localizations: documents.get(row.documentId)?.filter((one) => one.locale !== row.locale),
		}));
}

function answerTo(rows: readonly Row[], type: string, query: Parameters): Answer {
	const single = SINGLES[type];
	if (single) {
		const [row] = selected(rows, type, query);
		return row
			? { status: 200, body: { data: shownOf(row, query, single), meta: {} } }
			: refused(404, "NotFoundError", "Not Found");
	}
	const attributes = COLLECTIONS[type];
	if (!attributes) return refused(404, "NotFoundError", "Not Found");
	const { start, limit } = pagination(query);
	const found = selected(rows, type, query).filter((row) => matches(row, query.filters ?? {}, attributes));
	const data = sorted(found, query.sort, attributes)
		.slice(start, start + limit)
		.map((row) => shownOf(row, query, attributes));
	// An empty page refuses wrong fields too.
	shownOf({}, query, attributes);
	return { status: 200, body: { data, meta: { pagination: { start, limit, total: found.length } } } };
}

function pagination({ pagination }: Parameters): { start: number; limit: number } {
	const given = typeof pagination === "object" ? pagination : {};
	return { start: Number(given.start ?? 0), limit: Math.min(MOST, Number(given.limit ?? 25)) };
}

function answered(rows: readonly Row[], type: string, query: Parameters): Answer {
	try {
		return answerTo(rows, type, query);
	} catch (error) {
		if (!(error instanceof Invalid)) throw error;
		return refused(400, "ValidationError", error.message, { key: error.key, path: null });
	}
}

/** `uploads` has the files of the media library. */
export async function startStrapi(uploads: (path: string) => Promise<Response>, today?: number) {
	const demo: Row[] = demoRows(today);
	let rows = demo;
	let calls: StrapiCall[] = [];
	let fault: ((type: string, query: Parameters) => Answer | "hang" | undefined) | undefined;

	const send = (response: ServerResponse, { status, body }: Answer) => {
		response.writeHead(status, { "Content-Type": "application/json" });
		response.end(typeof body === "string" ? body : JSON.stringify(body));
	};
	const server = createServer(async ({ url = "", headers }, response) => {
		const { pathname, searchParams } = new URL(url, "http://strapi");
		const query = parametersOf(searchParams);
		calls.push({ url, path: pathname, query, headers });
		if (pathname.startsWith("/uploads/")) {
			const file = await uploads(pathname);
			response.writeHead(file.status, { "Content-Type": file.headers.get("content-type") ?? "" });
			return response.end(new Uint8Array(await file.arrayBuffer()));
		}
		if (headers.authorization !== `Bearer ${TOKEN}`) {
			return send(response, refused(401, "UnauthorizedError", "Missing or invalid credentials"));
		}
		const type = pathname.replace(/^\/api\//, "");
		const faulty = fault?.(type, query);
		if (faulty === "hang") return undefined;
		return send(response, faulty ?? answered(rows, type, query));
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		calls: () => calls,
		forget: () => {
			calls = [];
		},
		/** undefined: no fault. */
		fault: (next: typeof fault) => {
			fault = next;
		},
		refused,
		/** Stores the demo's content, changed. */
		edit: (change: (demo: Row[]) => Row[]) => {
			rows = change(demo);
		},
		close: () =>
			new Promise<void>((closed) => {
				server.closeAllConnections();
				server.close(() => closed());
			}),
	};
}
