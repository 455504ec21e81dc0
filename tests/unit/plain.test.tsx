import { type ReactNode, Suspense, use } from "react";
import { expect, test } from "vitest";
import { renderPlain } from "../../worker/render/plain.ts";

const Late = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>;

test("a page is plain text unless a part of it is still pending", async () => {
	const pending = new Promise<string>(() => undefined);
	const page = (part: ReactNode) => (
		<main>
			<Suspense fallback="…">{part}</Suspense>
		</main>
	);
	expect(await renderPlain(page(<p>{"<!--$!-->"}</p>))).toContain("<p>&lt;!--$!--&gt;</p>");
	expect(await renderPlain(page(<Late text={pending} />))).toBeNull();
});
