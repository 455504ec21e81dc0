import { reactRenderer } from "@hono/react-renderer";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { createElement } from "react";
import { type LayoutName, layouts } from "../../client/layouts/layouts.tsx";
import { type Page, PageProvider } from "../../client/page.ts";
import { type ViewProps, views } from "../../client/views/index.ts";
import type { PageId } from "../../shared/routes.ts";
import type { Shell } from "../content/shell.ts";
import type { AppEnv } from "../site/middleware.ts";
import { Document } from "./document.tsx";
import type { Head } from "./head.ts";

/** What a page's loader makes. */
export interface Loaded<Id extends PageId> {
	props: ViewProps[Id];
	head: Head;
	current: Page["current"];
	otherLocales: Page["otherLocales"];
	status?: ContentfulStatusCode;
	layout?: LayoutName;
}

/** The document is complete when the first byte leaves; the stream is for parts that are still pending. */
export const renderer = () => reactRenderer(({ children }) => <>{children}</>, { stream: true });

export function renderPage<Id extends PageId>(c: Context<AppEnv>, id: Id, shell: Shell, loaded: Loaded<Id>) {
	const site = c.get("site");
	const Layout = layouts[loaded.layout ?? "default"];
	const page: Page = {
		locale: site.locale,
		country: site.country,
		sections: shell.sections,
		footer: shell.footer,
		current: loaded.current,
		otherLocales: loaded.otherLocales,
	};
	c.status(loaded.status ?? 200);
	// HTML is kept by the worker's own layers only; above level none not even by the browser.
	c.header("Cache-Control", site.level === "none" ? "private, no-cache" : "private, no-store");
	if (!loaded.head.indexed) c.header("X-Robots-Tag", "noindex");
	return c.render(
		<PageProvider value={page}>
			<Document site={site} head={loaded.head}>
				<Layout>{createElement(views[id], loaded.props)}</Layout>
			</Document>
		</PageProvider>,
	);
}
