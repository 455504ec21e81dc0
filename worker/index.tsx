import { Hono } from "hono";
import { contextStorage } from "hono/context-storage";
import { requestId } from "hono/request-id";
import { LOCALES } from "../shared/locales.ts";
import { IMAGES_PATH, paths, SINGLE_PAGES } from "../shared/routes.ts";
import { robots, sitemapIndex, sitemapPart, webManifest } from "./discovery/discovery.ts";
import { accessLog } from "./log.ts";
import { deeplink, failed, missing, page } from "./pages/handlers.ts";
import { medium, picture } from "./pages/media.ts";
import { renderer } from "./render/page.tsx";
import { inertMedia, security } from "./render/security.ts";
import { type AppEnv, site } from "./site/middleware.ts";

const app = new Hono<AppEnv>();
const locale = `/:locale{(?:${LOCALES.map(({ code }) => code).join("|")})}`;
const media = `${locale}/:section/:slug/media/:part`;

app.use(requestId({ headerName: "", generator: () => crypto.randomUUID() }));
app.use(contextStorage());
app.use(accessLog());
app.use(`${IMAGES_PATH}/*`, inertMedia());
app.use(media, inertMedia());
app.use(security());
app.use(site());
app.use(renderer());

app.get("/robots.txt", robots);
app.get("/sitemap.xml", sitemapIndex);
app.get("/sitemap/:code/:part", sitemapPart);
app.get("/manifest.webmanifest", webManifest);
app.get(`${IMAGES_PATH}/*`, picture);

app.get("/", (c) => {
	c.header("Vary", "Cookie, Accept-Language");
	c.header("Cache-Control", "no-store");
	return c.redirect(paths.home(c.get("site").locale) + new URL(c.req.url).search, 302);
});

app.get(locale, page("home"));
app.get(`${locale}/search`, page("search"));
app.get(`${locale}/feedback/:name`, page("feedback"));
app.get(`${locale}/:name{(?:${SINGLE_PAGES.join("|")})}`, page("single"));
app.get(`${locale}/:section`, page("list"));
app.get(`${locale}/:section/:slug`, page("detail"));
app.get(media, medium);
app.get(`${locale}/:section/:slug/:code`, deeplink);

app.notFound(missing);
app.onError(failed);

export default app;
