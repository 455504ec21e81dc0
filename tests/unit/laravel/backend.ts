import { beforeEach, vi } from "vitest";

/** A backend whose calls are noted, and whose answers and headers a test chooses. */

interface Backend {
	answer: (url: URL) => unknown;
	headers: Record<string, string>;
	calls: URL[];
}
export const backend: Backend = { answer: () => [], headers: {}, calls: [] };
export const lines: object[] = [];

function answerTo(url: URL): unknown {
	const body = backend.answer(url);
	if (body instanceof Error) throw body;
	return body;
}

vi.doMock("../../../worker/runtime/log.ts", () => ({
	log: (event: string, fields: object) => lines.push({ event, ...fields }),
}));
vi.doMock("../../../worker/backend/call.ts", () => ({
	getJson: async (path: string) => {
		const url = new URL(path, "http://backend");
		backend.calls.push(url);
		return { body: answerTo(url), headers: new Headers(backend.headers) };
	},
	callJson: async (path: string) => answerTo(new URL(path, "http://backend")),
}));
beforeEach(() => {
	Object.assign(backend, { headers: {}, calls: [] });
	lines.length = 0;
});

export const caller = { locale: "en-IE", requestId: "r" };
export const UNFILTERED = { domain: null, categories: [] };
export const page = (page: number) => ({ ...UNFILTERED, page });
export const MIXED = { ...UNFILTERED, section: null, activeSections: async () => [] };
export const numbered = (count: number, from = 0) =>
	Array.from({ length: count }, (_, index) => ({
		id: from + index + 1,
		slug: `a${from + index}`,
		title: "A",
		content_type: "news",
	}));
