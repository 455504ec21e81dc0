import type { Context } from "hono";
import type { ReactElement } from "react";

/** Sends a document while React is still rendering it. The renderer is loaded at its first use, like React itself. */
export async function renderStream(c: Context, tree: ReactElement): Promise<Response> {
	const { reactRenderer } = await import("@hono/react-renderer");
	await reactRenderer(undefined, { stream: true })(c, async () => undefined);
	return c.render(tree);
}
