import type { Context } from "hono";
import type { ReactElement } from "react";
import type { RenderToReadableStreamOptions } from "react-dom/server";
import { logError } from "../runtime/log.ts";
import { logLabels } from "../visitor/log-labels.ts";

/** A CSP nonce for React's inline scripts, which move late parts to their places. */
export const makeNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

export async function renderStream(
	c: Context,
	tree: ReactElement,
	options: RenderToReadableStreamOptions = {},
): Promise<Response> {
	const place = logLabels(c);
	const { reactRenderer } = await import("@hono/react-renderer");
	// One per response: its options contain the nonce.
	const renderer = reactRenderer(undefined, {
		stream: { "Content-Type": "text/html; charset=utf-8" },
		readableStreamOptions: { onError: (error) => logError("error", error, { status: 200, ...place }), ...options },
	});
	await renderer(c, async () => undefined);
	return c.render(tree);
}
