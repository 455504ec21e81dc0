import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { limitedBody } from "./accounts/body.ts";
import { control, watched } from "./control.ts";
import { uploads } from "./files/uploads.ts";
import { type AppEnv, type Env, refuse } from "./http.ts";
import { account } from "./routes/account.ts";
import { courses } from "./routes/courses.ts";
import { hcaUser } from "./routes/hca.ts";
import { importPortalgrup } from "./routes/imports.ts";
import { items } from "./routes/items.ts";
import { learners } from "./routes/learners.ts";
import { lessons } from "./routes/lessons.ts";
import { offlineRegistration } from "./routes/offline.ts";
import { outbox } from "./routes/outbox.ts";
import { register } from "./routes/register.ts";
import { forgotPassword, resetPage } from "./routes/reset.ts";
import { rooms } from "./routes/rooms.ts";
import { search } from "./routes/search.ts";
import { session } from "./routes/session.ts";
import { singles } from "./routes/singles.ts";
import { trackBatch, trackingLog, trackUrl } from "./routes/tracking.ts";
import { webinars } from "./routes/webinars.ts";
import { seeded } from "./seed/write.ts";

const app = new Hono<AppEnv>();

app.route("/__control", control);

app.use(watched());
app.use(limitedBody);
/** Pages that a browser opens, without a secret. */
const OPEN = /^\/(reset-password|outbox(\.json)?|tracking\.json|(join|watch)\/[^/]+|learn\/[^/]+(\/certificate)?)$/;
/** What stands for the content host, which has a secret of its own. */
const UPLOADS = /^\/uploads(\/|$)/;

/** Each side takes its own secret, and a call that carries the other's too has betrayed it. */
function isAllowed(c: Context<AppEnv>): boolean {
	const [service, content] = [c.req.header("x-service-secret"), c.req.header("x-content-secret")];
	if (UPLOADS.test(c.req.path)) return content === c.env.CONTENT_SECRET && service === undefined;
	return OPEN.test(c.req.path) || (service === c.env.SERVICE_SECRET && content === undefined);
}

app.use(async (c, next) => {
	if (!isAllowed(c)) return refuse(c, 401, "Unauthorized");
	const written = seeded(c.env.DB);
	// All requests wait for the same seeding, which must go on when the request that began it ends.
	c.executionCtx.waitUntil(written);
	await written;
	return next();
});

app.route("/api", session);
app.route("/api", account);
app.post("/api/register", register);
app.post("/api/forgotpassword", forgotPassword);
app.post("/api/importPortalgrup", importPortalgrup);
app.route("/reset-password", resetPage);
app.route("/", outbox);
app.route("/", rooms);
app.route("/learn", lessons);
app.get("/tracking.json", trackingLog);
app.post("/api/offline-form", offlineRegistration);
app.post("/api/tracking/url", trackUrl);
app.post("/api/tracking/batch", trackBatch);
app.route("/api/webinargeek", webinars);
app.get("/api/hca/:language/user/:id", hcaUser);
app.get("/api/strapi/:locale/search", search);
app.route("/api/strapi/:locale", singles);
app.route("/api/strapi/:locale", items);
// Before the routes with a country, which "user" would match.
app.route("/api/talentLMS", learners);
app.route("/api/talentLMS", courses);
app.route("/uploads", uploads);

app.notFound((c) => refuse(c, 404, "Not found"));
app.onError((error, c) => {
	if (error instanceof HTTPException) return error.getResponse();
	console.error(error);
	return refuse(c, 500, "Internal error");
});

export default app satisfies ExportedHandler<Env>;
