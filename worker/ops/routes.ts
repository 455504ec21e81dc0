import { HTTPException } from "hono/http-exception";
import { newHono } from "../runtime/hono.ts";
import { content, endReviewByHand } from "./content/content.tsx";
import { editors, type OpsEnv, operators, people } from "./guard.ts";
import { deep, live } from "./health.ts";
import { purgeByHand, status } from "./status.tsx";

/** No browser stores these pages. A wrong password gets 401 without the portal's error page. */
const pages = () =>
	newHono<OpsEnv>()
		.use(async (c, next) => {
			await next();
			c.set("cacheControl", "never");
			c.header("X-Robots-Tag", "noindex");
		})
		.onError((error) => {
			if (error instanceof HTTPException) return error.getResponse();
			throw error;
		});

/** On every host, even an unknown one: a load balancer may use the IP address. */
export const health = pages().get("/health", live).get("/health/deep", operators(), deep);

/** On the portal's hosts, with the same-origin check. Cloudflare Access may guard only these, each as its own application. */
export const operations = pages()
	.get("/status", people(), status)
	.post(people(), purgeByHand)
	.get("/content", editors(), content)
	.post("/content", editors(), endReviewByHand);
