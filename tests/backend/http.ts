import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

export interface Env {
	DB: D1Database;
	SERVICE_SECRET: string;
	/** Of the uploads, where it stands for the content host. */
	CONTENT_SECRET: string;
	/** Where browsers reach this backend's pages. */
	PUBLIC_URL: string;
	/** The portal, which is told when sessions must end; absent where the backend runs alone. */
	PORTAL?: Fetcher;
}
export type AppEnv = { Bindings: Env };

/** Every error has this shape, whatever the status. */
export const refuse = (c: Context, statusCode: ContentfulStatusCode, message: string, more: object = {}) =>
	c.json({ message, statusCode, ...more }, statusCode);
