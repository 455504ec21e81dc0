import { type Context, Hono, type MiddlewareHandler } from "hono";
import * as z from "zod";
import { emailOf } from "./accounts/bearer.ts";
import { hashToken } from "./accounts/token.ts";
import { type Fault, faultSchema } from "./fault.ts";
import { replacePhoto, restorePhotos } from "./files/photos.ts";
import { type AppEnv, refuse } from "./http.ts";
import { disabledControl } from "./routes/disabled.ts";
import { importsControl } from "./routes/imports.ts";
import { offlineControl } from "./routes/offline.ts";
import { outboxControl } from "./routes/outbox.ts";
import { trackingControl } from "./routes/tracking.ts";
import { reseeded } from "./seed/write.ts";

/**
 * How tests make the backend fail and see what it was asked. Faults and calls are kept in the isolate's memory: a restart
 * forgets them. The portal cannot reach these routes, since it asks under /api and /uploads only.
 */

const replacementSchema = z.object({ name: z.string(), by: z.string() });

let faults: Fault[] = [];
let calls: object[] = [];

const matches = ({ path }: Fault, called: string): boolean =>
	path.startsWith("re:") ? new RegExp(path.slice(3)).test(called) : called.startsWith(path);

/** What tells a call from others, besides its path. */
interface Caller {
	language: string | undefined;
	person: string | undefined;
	isRanged: boolean;
}

function take(called: string, { language, person, isRanged }: Caller): Fault | undefined {
	const fault = faults.find(
		(one) =>
			one.times > 0 &&
			(one.language ?? language) === language &&
			(one.person ?? person) === person &&
			(!one.isRanged || isRanged) &&
			matches(one, called),
	);
	if (fault) fault.times -= 1;
	return fault;
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Records every call, and answers with a fault if one matches. */
export const watched = (): MiddlewareHandler<AppEnv> =>
	async function watched(c, next) {
		const { pathname, search } = new URL(c.req.url);
		const text = ["GET", "HEAD"].includes(c.req.method) ? "" : await c.req.raw.clone().text();
		const bearer = await fingerprint(c.req.header("authorization"));
		calls.push({
			method: c.req.method,
			path: pathname + search,
			acceptLanguage: c.req.header("accept-language") ?? null,
			requestId: c.req.header("x-request-id") ?? null,
			range: c.req.header("range") ?? null,
			authorized: c.req.header("authorization") !== undefined,
			secretOk: c.req.header("x-service-secret") === c.env.SERVICE_SECRET,
			bearer,
			body: parsed(text),
		});
		const person = bearer && faults.some(({ person }) => person) ? await emailOf(c.env.DB, bearer) : undefined;
		const isRanged = c.req.header("range") !== undefined;
		const fault = take(pathname + search, { language: c.req.header("accept-language"), person, isRanged });
		if (!fault) return next();
		await sleep(fault.delay);
		while (fault.hold && faults.includes(fault)) await sleep(20);
		if (fault.reset) c.res = broken(fault);
		else if (fault.status === undefined && fault.body === undefined) {
			await next();
			for (const [name, value] of Object.entries(fault.headers)) c.header(name, value);
		} else c.res = answerOf(fault);
		if (fault.truncate !== undefined) {
			c.res = new Response((await c.res.arrayBuffer()).slice(0, fault.truncate), c.res);
		}
		return undefined;
	};

/** A hash of the bearer token, so that the record does not hold the token itself. */
function fingerprint(authorization = ""): Promise<string> | null {
	const [, token] = /^Bearer (.+)$/.exec(authorization) ?? [];
	return token === undefined ? null : hashToken(token);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

function answerOf({ status = 200, body = { message: "Fault", statusCode: status }, headers }: Fault): Response {
	const text = typeof body === "string" ? body : JSON.stringify(body);
	const bodiless = status === 204 || status === 304;
	return new Response(bodiless ? null : text, { status, headers: { "Content-Type": "application/json", ...headers } });
}

/** An answer whose connection breaks before its first byte of content. */
const broken = ({ status, headers }: Fault): Response =>
	new Response(new ReadableStream({ start: (controller) => controller.error(new Error("Connection reset")) }), {
		...(status === undefined ? {} : { status }),
		headers,
	});

export const control = new Hono<AppEnv>()
	.post("/faults", async (c: Context<AppEnv>) => {
		const fault = faultSchema.safeParse(await c.req.json().catch(() => undefined));
		if (!fault.success) return refuse(c, 400, z.prettifyError(fault.error));
		faults.push(fault.data);
		return c.json({ faults: faults.length });
	})
	.delete("/faults", (c) => {
		const { path, language, person } = c.req.query();
		const isOther = (wanted: string | undefined, has: string | undefined) => wanted !== undefined && wanted !== has;
		faults = faults.filter(
			(fault) => isOther(path, fault.path) || isOther(language, fault.language) || isOther(person, fault.person),
		);
		return c.json({ faults: faults.length });
	})
	.get("/calls", (c) => c.json(calls))
	.delete("/calls", (c) => {
		calls = [];
		return c.json([]);
	})
	.post("/photos", async (c) => {
		const replacement = replacementSchema.safeParse(await c.req.json().catch(() => undefined));
		if (!replacement.success) return refuse(c, 400, z.prettifyError(replacement.error));
		replacePhoto(replacement.data.name, replacement.data.by);
		return c.json([]);
	})
	.delete("/photos", (c) => {
		restorePhotos();
		return c.json([]);
	})
	.put("/store", async (c) => {
		await reseeded(c.env.DB, { isContentKept: c.req.query("content") === "kept" });
		return c.json([]);
	})
	.route("/disabled", disabledControl)
	.route("/imports", importsControl)
	.route("/offline", offlineControl)
	.route("/outbox", outboxControl)
	.route("/tracking", trackingControl);
