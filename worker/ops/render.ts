import type { Context } from "hono";
import type { ReactElement } from "react";

/** Loads React at the first page for staff: worker/runtime/react.ts. */
export async function renderForStaff(c: Context, page: ReactElement): Promise<Response> {
	const { reactRenderer } = await import("@hono/react-renderer");
	await reactRenderer()(c, async () => undefined);
	return c.render(page);
}
