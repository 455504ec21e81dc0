import type { ContentfulStatusCode } from "hono/utils/http-status";
import { createElement, type ReactNode } from "react";
import { type LayoutName, layouts } from "../../client/markup/layouts/layouts.tsx";
import { type Page, type PageContext, PageProvider } from "../../client/markup/page.ts";
import { type ViewProps, views } from "../../client/markup/views/index.ts";
import { translator } from "../../locales/index.ts";
import { ARRIVALS } from "../../shared/accounts/messages.ts";
import { displayName } from "../../shared/hca.ts";
import { localeOf } from "../../shared/locales.ts";
import type { Shell, TrackingInfo } from "../../shared/models.ts";
import type { PreviewFacts } from "../../shared/preview.ts";
import { type PageId, routeOf } from "../../shared/routes.ts";
import { providerOf } from "../backend/provider.ts";
import { config } from "../runtime/config.ts";
import { hasAccounts } from "../runtime/offer.ts";
import { startReact } from "../runtime/react.ts";
import { hubAddress } from "../visitor/hub-origin.ts";
import { queryOf } from "../visitor/params.ts";
import { lifeOf } from "../visitor/session/session-cookie.ts";
import { type Ctx, pageCacheControl, type Site } from "../visitor/site.ts";
import { earlyHints } from "./assets.ts";
import { Document } from "./document.tsx";
import type { Head } from "./head.ts";
import { streamed } from "./late.tsx";
import { hasLateParts } from "./parts.ts";
import { sharedParts } from "./shared-parts.tsx";

const HTML = "text/html; charset=utf-8";

export interface Loaded<Id extends PageId> {
	props: ViewProps[Id];
	head: Head;
	current: Page["current"];
	otherLocales: Page["otherLocales"];
	status?: ContentfulStatusCode;
	/** `Retry-After` in seconds. */
	retryAfter?: number;
	layout?: LayoutName;
	/** What the page shows for the visitor's words. Parts with those words are kept as long as this object lives. */
	shown?: object | null;
	/** The page reports a passing error, so it is not cached. */
	isPassing?: boolean;
	/** The path to return to after a sign-in, if it differs from the page's. */
	address?: string;
	trackingInfo?: TrackingInfo;
	previewed?: PreviewFacts["item"];
}

const isIndexed = (id: PageId, { indexed }: Head): boolean =>
	id !== "error" && routeOf(id).indexed === true && indexed !== false;

const unlisted = ({ jsonLd: _, ...head }: Head): Head => ({ ...head, indexed: false });

/** The notice after a sign-in at the identity provider. Account forms have their own. */
function arrivalOf(id: PageId, { search }: Site): Page["arrival"] {
	if (!search.includes("notice=") || (id !== "error" && routeOf(id).shows === "standalone")) return null;
	const [notice] = queryOf(search).notice ?? [];
	return ARRIVALS.find((arrival) => arrival === notice) ?? null;
}

function pageOf<Id extends PageId>(site: Site, id: Id, shell: Shell, loaded: Loaded<Id>): Page {
	const { session, preview } = site;
	const provider = providerOf(site.country);
	return {
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
		address: loaded.address ?? site.path,
		arrival: arrivalOf(id, site),
		userId: session?.user.id ?? null,
		session: session && lifeOf(session),
		hasAccounts,
		identity: session?.identity ?? null,
		hca: provider ? { sdk: provider.sdk ?? null } : null,
		hub: preview ? null : hubAddress(site.origin),
		tagManager: preview ? null : (config.GTM_ID ?? null),
		firstName: session ? displayName(session.user.firstName, session.identity, site.locale) : "",
		trackingInfo: loaded.trackingInfo ?? null,
		preview: preview && {
			by: preview.by,
			until: preview.by === "reviewer" ? new Date(preview.until).toISOString() : null,
			version: preview.version,
			item: loaded.previewed ?? null,
			cms: preview.by === "editor" ? (config.CMS_ORIGIN ?? null) : null,
		},
	};
}

export async function renderPage<Id extends PageId>(c: Ctx, id: Id, shell: Shell, loaded: Loaded<Id>) {
	const site = c.get("site");
	const layout = loaded.layout ?? "default";
	const Layout = layouts[layout];
	const page = pageOf(site, id, shell, loaded);
	const head = site.preview ? unlisted(loaded.head) : { ...loaded.head, indexed: isIndexed(id, loaded.head) };
	c.status(loaded.status ?? 200);
	const context = { ...page, t: translator(site.locale) };
	const [render, isLate] = await Promise.all([startReact(), hasLateParts(c, loaded.props)]);
	const htmlFor = (provided: PageContext): string =>
		"<!DOCTYPE html>" +
		render(
			<PageProvider value={provided}>
				<Document site={site} head={head} layout={layout} page={page}>
					<Layout footer={shell.footer}>{createElement(views[id], loaded.props)}</Layout>
				</Document>
			</PageProvider>,
		);
	const whole = () => {
		const shared = site.preview ? null : sharedParts(context, render, loaded.shown);
		const html = htmlFor(shared ? { ...context, placeFor: shared.placeFor } : context);
		return c.body(shared ? shared.filled(html) : html, undefined, { "Content-Type": HTML });
	};
	const inParts = () => {
		const late: Promise<ReactNode>[] = [];
		const html = htmlFor({ ...context, later: (part) => void late.push(part) });
		return streamed(c, html, late, context, render);
	};
	const response = isLate ? inParts() : whole();
	c.set("cacheControl", isLate || loaded.isPassing ? "personal" : pageCacheControl(site));
	if (loaded.retryAfter !== undefined) response.headers.set("Retry-After", String(loaded.retryAfter));
	if (!head.indexed) response.headers.set("X-Robots-Tag", "noindex");
	if (response.ok) response.headers.set("Link", earlyHints(localeOf(site.locale)));
	return response;
}
