import { Hono } from "hono";
import { control, watched } from "./control.ts";
import { uploads } from "./files/uploads.ts";
import { type AppEnv, type Env, refuse } from "./http.ts";
import { courses } from "./routes/courses.ts";
import { items } from "./routes/items.ts";
import { search } from "./routes/search.ts";
import { singles } from "./routes/singles.ts";
import { seeded } from "./seed/write.ts";

const app = new Hono<AppEnv>();

app.route("/__control", control);

app.use(watched());
app.use(async (c, next) => {
	const isPicture = /^\/uploads\/[^/]+\.svg$/.test(c.req.path);
	if (!isPicture && c.req.header("x-service-secret") !== c.env.SERVICE_SECRET) return refuse(c, 401, "Unauthorized");
	const written = seeded(c.env.DB);
	// All requests wait for the same writing: it must outlive the one that began it.
	c.executionCtx.waitUntil(written);
	await written;
	return next();
});

app.get("/api/strapi/:locale/search", search);
app.route("/api/strapi/:locale", singles);
app.route("/api/strapi/:locale", items);
app.route("/api/talentLMS", courses);
app.route("/uploads", uploads);

app.notFound((c) => refuse(c, 404, "Not found"));
app.onError((error, c) => {
	console.error(error);
	return refuse(c, 500, "Internal error");
});

export default app satisfies ExportedHandler<Env>;
