import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { createElement } from "react";
import { type LayoutName, layouts } from "../../client/markup/layouts/layouts.tsx";
import { type Page, type PageContext, PageProvider } from "../../client/markup/page.ts";
import { type ViewProps, views } from "../../client/markup/views/index.ts";
import { translator } from "../../locales/index.ts";
import type { Shell, TrackingInfo } from "../../shared/models.ts";
import { type PageId, routeOf } from "../../shared/routes.ts";
import { config } from "../config.ts";
import { providerOf } from "../hca/provider.ts";
import { hubAddress } from "../hub/api.ts";
import { type AppEnv, cacheControlOf } from "../site/site.ts";
import { Document } from "./document.tsx";
import type { Head } from "./head.ts";
import { renderPlain, startReact } from "./plain.ts";
import { sharedParts } from "./shared-parts.tsx";
import { renderStream } from "./stream.ts";

const HTML = "text/html; charset=utf-8";

/** What a page's loader makes. */
export interface Loaded<Id extends PageId> {
	props: ViewProps[Id];
	head: Head;
	current: Page["current"];
	otherLocales: Page["otherLocales"];
	status?: ContentfulStatusCode;
	/** Seconds, sent with a refusal. */
	retryAfter?: number;
	layout?: LayoutName;
	trackingInfo?: TrackingInfo;
}

const isIndexed = (id: PageId, { indexed }: Head): boolean =>
	id !== "error" && routeOf(id).indexed === true && indexed !== false;

export async function renderPage<Id extends PageId>(c: Context<AppEnv>, id: Id, shell: Shell, loaded: Loaded<Id>) {
	const site = c.get("site");
	const layout = loaded.layout ?? "default";
	const Layout = layouts[layout];
	const provider = providerOf(site.country);
	const page: Page = {
		id,
		locale: site.locale,
		country: site.country,
		environment: config.ENVIRONMENT,
		sections: shell.sections,
		current: loaded.current,
		otherLocales: loaded.otherLocales,
		accessLevel: site.level,
		deeplinkAccess: site.deeplink,
		path: site.path,
		userId: site.session?.user.id ?? null,
		identity: site.session?.identity ?? null,
		hca: provider ? { sdk: provider.sdk ?? null } : null,
		hub: hubAddress(site.origin),
		tagManager: config.GTM_ID ?? null,
		firstName: site.session?.user.firstName ?? "",
		trackingInfo: loaded.trackingInfo ?? null,
	};
	const head = { ...loaded.head, indexed: isIndexed(id, loaded.head) };
	c.status(loaded.status ?? 200);
	const context = { ...page, t: translator(site.locale) };
	const tree = (provided: PageContext) => (
		<PageProvider value={provided}>
			<Document site={site} head={head} layout={layout} page={page}>
				<Layout footer={shell.footer}>{createElement(views[id], loaded.props)}</Layout>
			</Document>
		</PageProvider>
	);
	const render = await startReact();
	const { placeFor, filled } = sharedParts(context, render);
	const html = renderPlain(tree({ ...context, placeFor }), render);
	// null: a part suspends, so that the page is rendered again as a stream.
	const response = await (html === null
		? renderStream(c, tree(context))
		: c.body(filled(html), undefined, { "Content-Type": HTML }));
	// On the answer itself: headers that are given to hono before it are copied twice.
	response.headers.set("Cache-Control", cacheControlOf(site));
	if (loaded.retryAfter !== undefined) response.headers.set("Retry-After", String(loaded.retryAfter));
	if (!head.indexed) response.headers.set("X-Robots-Tag", "noindex");
	return response;
}
