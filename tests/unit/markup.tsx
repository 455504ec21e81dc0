import { renderToStaticMarkup } from "react-dom/server";
import { type PageContext, PageProvider } from "../../client/markup/page.ts";
import { pageContext } from "./page-context.ts";

/** The markup of a component on an anonymous page in Ireland, or on another one. */
export const html = (node: React.ReactNode, own: Partial<PageContext> = {}): string =>
	renderToStaticMarkup(
		<PageProvider value={pageContext("en-IE", { sections: ["news"], ...own })}>{node}</PageProvider>,
	);
