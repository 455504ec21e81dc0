import { bodyLimit } from "hono/body-limit";
import { CLIENT_ERRORS_PATH } from "../shared/client-errors.ts";
import { ACCOUNTS_API, CONSENT_PATH } from "../shared/endpoints.ts";
import { HUB_API } from "../shared/hub-endpoints.ts";
import { PREVIEW_PATH } from "../shared/preview.ts";
import { FEEDS_PATH, IMAGES_PATH, paths, ROUTE_IDS, showsPage } from "../shared/routes.ts";
import { TRACKING_PATH } from "../shared/tracking.ts";
import { VITALS_PATH } from "../shared/vitals.ts";
import { actionsOf } from "./actions.ts";
import { developmentBackend } from "./backend/development.ts";
import { accountsApi } from "./features/account/accounts.ts";
import { robots, securityTxt, sitemapFile, sitemapIndex, webManifest } from "./features/discovery/discovery.ts";
import { hcaCallback } from "./features/hca/sign-in.ts";
import { confirmingHca } from "./features/hca/silent.ts";
import { hubApi } from "./features/hub/api.ts";
import { homeFilters, listFilters } from "./features/lists/filters.ts";
import { translatingFilters } from "./features/lists/other-locale.ts";
import { picture } from "./features/pictures/picture.ts";
import { readOnly } from "./features/preview/forms.ts";
import { openPreview } from "./features/preview/open.ts";
import { openReview } from "./features/preview/review-link.ts";
import { searchQuery } from "./features/search/search.ts";
import { track } from "./features/tracking/track.ts";
import { failed, missing, show } from "./handlers.ts";
import { purgeHook } from "./ops/purge.ts";
import { collectReports } from "./ops/reports.ts";
import { revokeHook } from "./ops/revoke.ts";
import { health, operations } from "./ops/routes.ts";
import { collectClientErrors, collectVitals } from "./ops/script-reports.ts";
import { readAhead } from "./read-ahead.ts";
import {
	crossOriginMedia,
	crossOriginPictures,
	framedByCms,
	framedByPortals,
	inertMedia,
	REPORTS_PATH,
	security,
} from "./render/security.ts";
import { config } from "./runtime/config.ts";
import { notFound } from "./runtime/errors.ts";
import { newHono } from "./runtime/hono.ts";
import { log } from "./runtime/log.ts";
import { hasAccounts, offersPath } from "./runtime/offer.ts";
import { CONTENT_ONLY } from "./runtime/parse-env.ts";
import { patternOf } from "./runtime/patterns.ts";
import { accessLog } from "./visitor/access-log.ts";
import { keepConsent } from "./visitor/consent-cookie.ts";
import { site } from "./visitor/middleware.ts";
import { sameOrigin } from "./visitor/session/same-origin.ts";
import { renewingSession } from "./visitor/session/session-cookie.ts";
import type { AppEnv } from "./visitor/site.ts";

/** Middleware in order, then routes. */
export const app = newHono<AppEnv>();
/** Methods that may change state. All other routes are GET. */
const CHANGING = ["POST", "PUT", "PATCH", "DELETE"];

if (!hasAccounts) log("content-only", { reason: CONTENT_ONLY });
if (config.ENVIRONMENT === "development" && config.BACKEND) app.use(developmentBackend(config.BACKEND));
app.use(accessLog());
app.use(async function pages(c, next) {
	c.set("show", show);
	await next();
});
app.use(`${IMAGES_PATH}/*`, inertMedia(), crossOriginPictures());
app.use(`/:locale${FEEDS_PATH}/*`, inertMedia(), crossOriginPictures());
app.use(patternOf("media"), inertMedia(), crossOriginMedia());
app.use(patternOf("singleMedia"), inertMedia());
app.use(patternOf("hub"), framedByPortals());
app.use(framedByCms());
app.use(security());
app.post("/ops/purge", ...purgeHook);
if (hasAccounts) app.post("/ops/sessions/revoke", ...revokeHook);
app.route("/ops", health);
app.use(site(readAhead));
app.use(async function offered(c, next) {
	if (!offersPath(c.req.path)) throw notFound();
	await next();
});
// Browsers send these reports without a page, so the checks for forms below do not apply.
app.post(REPORTS_PATH, ...collectReports);
// Scripts send these without a visitor's action, so they do not renew the session.
app.post(VITALS_PATH, ...collectVitals);
app.post(CLIENT_ERRORS_PATH, ...collectClientErrors);
app.post(CONSENT_PATH, sameOrigin(), keepConsent);
app.use(confirmingHca());
app.use(renewingSession());
app.on(CHANGING, "*", sameOrigin());
app.on(CHANGING, "*", readOnly());
// The longest form (a meeting with 2,000 characters of remarks) takes 18 KB with each character encoded as "%E2%82%AC".
app.on(CHANGING, "*", bodyLimit({ maxSize: 32 * 1024 }));

app.route("/ops", operations);
app.get("/robots.txt", robots);
app.get("/.well-known/security.txt", securityTxt);
app.get("/sitemap.xml", sitemapIndex);
app.get("/sitemap/:code/:file", sitemapFile);
app.get("/manifest.webmanifest", webManifest);
app.get(`${IMAGES_PATH}/*`, picture);

app.get(PREVIEW_PATH, openPreview);
app.get(`${PREVIEW_PATH}/:link`, openReview);

app.get("/", (c) => {
	c.header("Vary", "Cookie, Accept-Language");
	c.set("cacheControl", "never");
	const { locale, search } = c.get("site");
	return c.redirect(paths.home(locale) + search, 302);
});

app.post(TRACKING_PATH, track);
app.route(ACCOUNTS_API, accountsApi);

app.route(HUB_API, hubApi);
app.get(patternOf("home"), hcaCallback(), translatingFilters(homeFilters));
app.get(patternOf("list"), translatingFilters(listFilters));
app.get(patternOf("search"), translatingFilters(searchQuery));
for (const id of ROUTE_IDS) {
	const pattern = patternOf(id);
	if (showsPage(id)) app.get(pattern, (c) => show(c, id));
	for (const [method, handler] of Object.entries(actionsOf(id))) app.on(method.toUpperCase(), pattern, handler);
}

app.notFound(missing);
app.onError(failed);
