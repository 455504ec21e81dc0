import { type ReactNode, Suspense, use } from "react";
import { expect, test } from "vitest";
import { Json } from "../../client/markup/components/island.tsx";
import { renderPlain, startReact } from "../../worker/runtime/react.ts";

const Late = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>;

test("a page is plain text unless a part is pending", async () => {
	const pending = new Promise<string>(() => undefined);
	const page = (part: ReactNode) => (
		<main>
			<Suspense fallback="…">{part}</Suspense>
		</main>
	);
	const render = await startReact();
	expect(renderPlain(page(<p>{"<!--$!-->"}</p>), render)).toContain("<p>&lt;!--$!--&gt;</p>");
	// A title stands in the page's JSON too, where ">" is not escaped.
	for (const title of ["$!-->", "<!--$!--><template"])
		expect(renderPlain(page(<Json data={{ title }} />), render), title).toContain("$!-->");
	expect(renderPlain(page(<Late text={pending} />), render)).toBeNull();
});
