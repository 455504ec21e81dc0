import { stream } from "hono/streaming";
import type { ReactNode } from "react";
import { type PageContext, PageProvider } from "../../client/markup/page.ts";
import { LATE_HEADER } from "../../shared/parts.ts";
import { config } from "../runtime/config.ts";
import { logError } from "../runtime/log.ts";
import type { Render } from "../runtime/react.ts";
import { logLabels } from "../visitor/log-labels.ts";
import type { Ctx } from "../visitor/site.ts";
import { LATE_SCRIPT } from "./boot.ts";
import { withoutPreloads } from "./shared-parts.tsx";

const SCRIPT = `<script>${LATE_SCRIPT}</script>`;
const END = "</body></html>";

/** Sends the page at once, and each part when its data has arrived. The browser requests a part that cannot be rendered. */
export function streamed(
	c: Ctx,
	html: string,
	late: readonly Promise<ReactNode>[],
	context: PageContext,
	render: Render,
): Response {
	c.set("late", Promise.allSettled(late));
	c.header("Content-Type", "text/html; charset=utf-8");
	c.header(LATE_HEADER, "1");
	// The development server would compress the response, and buffer it.
	if (config.ENVIRONMENT === "development") c.header("Content-Encoding", "identity");
	return stream(c, async (response) => {
		async function send(part: Promise<ReactNode>): Promise<void> {
			try {
				const element = render(<PageProvider value={context}>{await part}</PageProvider>);
				await response.write(`<div data-late hidden>${withoutPreloads(element)}</div>${SCRIPT}`);
			} catch (error) {
				logError("error", error, { status: 200, ...logLabels(c) });
			}
		}
		const shell = response.write(html.slice(0, -END.length) + SCRIPT);
		await Promise.all([shell, ...late.map(send)]);
		await response.write(END);
	});
}
