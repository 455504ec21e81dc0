import { expect, test, vi } from "vitest";
import { LOCALES } from "../../shared/locales.ts";
import { html } from "./markup.tsx";
import { pageContext } from "./page-context.ts";

/** The page's store reads the document when it starts. */
vi.stubGlobal("document", { getElementById: () => null });
const { Portals } = await import("../../client/browser/hub/portals.tsx");

test.each(LOCALES)("[2.29] $code: the hub names who is signed in, and says so without a first name too", ({ code }) => {
	const state = (firstName: string) => {
		const page = pageContext(code, { userId: "7", firstName });
		return /hub__state">.*?<\/svg>([^<]*)/.exec(html(<Portals portals={[]} origins={[]} />, page))?.[1];
	};
	const { t } = pageContext(code);
	expect(state("Niamh")).toBe(t("hub.signedIn", { name: "Niamh" }));
	expect(state("")).toBe(t("sessionEnd.signedInTitle"));
});
