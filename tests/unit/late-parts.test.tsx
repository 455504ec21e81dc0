import { Hono } from "hono";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PartSlot } from "../../client/markup/components/part.tsx";
import { Deferred } from "../../client/markup/deferred.ts";
import { PageProvider } from "../../client/markup/page.ts";
import { streamed } from "../../worker/render/late.tsx";
import type { AppEnv } from "../../worker/visitor/site.ts";
import { pageContext } from "./page-context.ts";

const logError = vi.hoisted(() => vi.fn<(event: string, error: unknown) => void>());
vi.mock("../../worker/runtime/log.ts", () => ({ logError }));

const context = pageContext("en-IE");
const WHOLE = "<html><body><p>Page</p></body></html>";

/** The text of a page and its late parts, with each late part's script as "|". */
async function sent(late: readonly Promise<ReactNode>[]): Promise<string> {
	const app = new Hono<AppEnv>().get("/", (c) => streamed(c, WHOLE, late, context, renderToString));
	const text = await (await app.request("/")).text();
	return text.replace(/<script>.*?<\/script>/g, "|");
}

const later = <T,>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 0, value));

const Slot = ({ of }: { of: Deferred<string> }) => (
	<PartSlot name="related" of={of} placeholder="…">
		{(outcome) => outcome.ok && outcome.value}
	</PartSlot>
);

test("each part follows the page when it is there", async () => {
	expect(await sent([later(<b>second</b>), Promise.resolve(<b>first</b>)])).toBe(
		"<html><body><p>Page</p>|<div data-late hidden><b>first</b></div>|<div data-late hidden><b>second</b></div>|</body></html>",
	);
});

test("a part that cannot be rendered is missing, and the log says so", async () => {
	const Broken = () => {
		throw new Error("broken");
	};
	expect(await sent([Promise.resolve(<Broken />), Promise.reject(new Error("rejected")), later(<b>good</b>)])).toBe(
		"<html><body><p>Page</p>|<div data-late hidden><b>good</b></div>|</body></html>",
	);
	expect(logError.mock.calls.map(([, error]) => String(error))).toEqual(["Error: broken", "Error: rejected"]);
});

test("a part may be pending only where it can follow, or is left out", () => {
	const render = (of: Deferred<string>) =>
		renderToString(
			<PageProvider value={context}>
				<Slot of={of} />
			</PageProvider>,
		);
	const pending = new Deferred(new Promise<string>(() => undefined), () => undefined);
	expect(() => render(pending)).toThrow('The part "related" is pending where nothing is sent later');
	pending.leave();
	expect(render(pending)).toBe('<div data-part="related" data-state="pending">…</div>');
});
