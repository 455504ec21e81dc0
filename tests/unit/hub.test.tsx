import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PageProvider } from "../../client/markup/page.ts";
import { LOCALES } from "../../shared/locales.ts";
import { pageContext } from "./page-context.ts";

/** The page's store reads the document when it starts. */
vi.stubGlobal("document", { getElementById: () => null });
const { Portals } = await import("../../client/browser/hub/portals.tsx");

test.each(LOCALES)("[2.29] $code: the hub names who is signed in, and says so without a first name too", ({ code }) => {
	const state = (firstName: string) => {
		const page = pageContext(code, { userId: "7", firstName });
		const html = renderToStaticMarkup(
			<PageProvider value={page}>
				<Portals portals={[]} origins={[]} />
			</PageProvider>,
		);
		return /hub__state">.*?<\/svg>([^<]*)/.exec(html)?.[1];
	};
	const { t } = pageContext(code);
	expect(state("Niamh")).toBe(t("hub.signedIn", { name: "Niamh" }));
	expect(state("")).toBe(t("sessionEnd.signedInTitle"));
});
