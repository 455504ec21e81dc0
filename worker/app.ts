import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { LOCALES } from "../shared/locales.ts";
import { IMAGES_PATH, paths, SINGLE_PAGES } from "../shared/routes.ts";
import { TRACKING_PATH } from "../shared/tracking.ts";
import { accessLog } from "./access-log.ts";
import { accountsApi } from "./api/accounts.ts";
import { developmentBackend } from "./backend/development.ts";
import { config } from "./config.ts";
import { robots, sitemapIndex, sitemapPart, webManifest } from "./discovery/discovery.ts";
import { hcaForm } from "./hca/form.ts";
import { finishHca, isHcaAnswer } from "./hca/sign-in.ts";
import { hubApi } from "./hub/api.ts";
import { purgeBody, purgeHook, purgeSecret } from "./ops/purge.ts";
import { collectReports } from "./ops/reports.ts";
import { health, operations } from "./ops/routes.ts";
import {
	accountData,
	postConsents,
	postDeletion,
	postForgotPassword,
	postLogin,
	postLogout,
	postRegister,
} from "./pages/account/post.ts";
import { certificate, enrolOnCourse, goToCourse } from "./pages/course.ts";
import { deeplink, failed, missing, page } from "./pages/handlers.ts";
import { backToItem } from "./pages/item-actions.ts";
import { medium, picture } from "./pages/media.ts";
import { calendarFile, joinWebinar, postMeeting, postRegistration, watchWebinar } from "./pages/webinar.ts";
import { framedByPortals, inertMedia, REPORTS_PATH, security, shownElsewhere } from "./render/security.ts";
import { keepSession } from "./session/keep.ts";
import { sameOrigin } from "./session/same-origin.ts";
import { hideSignUpCard } from "./session/sign-up-card.ts";
import { site } from "./site/middleware.ts";
import { RouteMemory } from "./site/route-memory.ts";
import type { AppEnv } from "./site/site.ts";
import { track } from "./tracking/track.ts";

/** The table of contents: middleware in order, then routes. */
export const app = new Hono<AppEnv>({ router: new RouteMemory() });
const locale = `/:locale{(?:${LOCALES.map(({ code }) => code).join("|")})}`;
const webinar = `${locale}/:section{webinars}/:slug`;
const course = `${locale}/:section{e-learnings}/:slug`;
const media = `${locale}/:section/:slug/media/:part`;
/** All methods that may change something; no route has any other but GET. */
const CHANGING = ["POST", "PUT", "PATCH", "DELETE"];

if (config.ENVIRONMENT === "development" && config.BACKEND) app.use(developmentBackend(config.BACKEND));
app.use(accessLog());
app.use(`${IMAGES_PATH}/*`, inertMedia(), shownElsewhere());
app.use(media, inertMedia());
app.use(`${locale}/hub`, framedByPortals());
app.use(security());
app.post("/ops/purge", purgeSecret(), purgeBody(), purgeHook);
app.route("/ops", health);
app.use(site());
// Browsers send reports by themselves: none of the checks of forms holds for them.
app.post(REPORTS_PATH, ...collectReports);
app.use(keepSession());
app.on(CHANGING, "*", sameOrigin());
// The longest form, a meeting's with 2,000 characters of remarks, is 18 KB where each is written as "%E2%82%AC".
app.on(CHANGING, "*", bodyLimit({ maxSize: 32 * 1024 }));

app.route("/ops", operations);
app.get("/robots.txt", robots);
app.get("/sitemap.xml", sitemapIndex);
app.get("/sitemap/:code/:part", sitemapPart);
app.get("/manifest.webmanifest", webManifest);
app.get(`${IMAGES_PATH}/*`, picture);

app.get("/", (c) => {
	c.header("Vary", "Cookie, Accept-Language");
	c.header("Cache-Control", "no-store");
	const asked = c.get("site");
	return c.redirect(paths.home(asked.locale, asked.search), 302);
});

app.post(TRACKING_PATH, track);
app.route("/api/api", accountsApi);

app.get(`${locale}/login`, page("login")).post(postLogin);
app.get(`${locale}/register`, page("register")).post(postRegister);
app.get(`${locale}/forgot-password`, page("forgotPassword")).post(postForgotPassword);
app.get(`${locale}/consents`, page("consents")).post(postConsents);
app.get(`${locale}/account`, page("account")).post(postDeletion);
app.get(`${locale}/account/data`, accountData);
app.post(`${locale}/logout`, postLogout);
app.post(`${locale}/sign-up-card`, hideSignUpCard);

app.get(`${locale}/hub`, page("hub"));
app.route("/session", hubApi);
app.post(`${locale}/hca/:flow`, hcaForm);

app.get(locale, (c) => (isHcaAnswer(c) ? finishHca(c) : page("home")(c)));
app.get(`${locale}/search`, page("search"));
app.get(`${locale}/feedback/:name`, page("feedback"));
app.get(`${locale}/:name{(?:${SINGLE_PAGES.join("|")})}`, page("single"));
app.get(`${locale}/:section`, page("list"));
app.get(`${locale}/:section/:slug`, page("detail"));
app.get(media, medium);
app.get(`${webinar}/calendar.ics`, calendarFile);
app.get(`${webinar}/join`, joinWebinar);
app.get(`${webinar}/watch`, watchWebinar);
app.get(`${webinar}/register`, backToItem).post(postRegistration);
app.get(`${webinar}/attend`, backToItem).post(postMeeting);
app.get(`${course}/enrol`, backToItem).post(enrolOnCourse);
app.get(`${course}/go`, goToCourse);
app.get(`${course}/certificate`, certificate);
app.get(`${locale}/:section/:slug/:code`, deeplink);

app.notFound(missing);
app.onError(failed);
