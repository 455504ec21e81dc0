import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AccessLevel } from "../../shared/access.ts";
import type { FormState } from "../../shared/accounts/form-state.ts";
import type { CountryCode, LocaleCode } from "../../shared/countries.ts";
import type { Shell } from "../../shared/models.ts";
import type { PageId } from "../../shared/routes.ts";
import type { PreviewVisit } from "./preview/visit.ts";
import type { Session } from "./session/session-data.ts";

/** What host, URL and cookies decide about a request before its route runs. */
export interface Site {
	/** undefined off the country hosts. */
	hostCountry: CountryCode | undefined;
	country: CountryCode;
	/** The URL's locale; without one, the locale that `/` redirects to. */
	locale: LocaleCode;
	level: AccessLevel;
	/** The level without the session. */
	levelSignedOut: AccessLevel;
	/** null: nobody is signed in for this country. */
	session: Session | null;
	/** An HCA session that the provider must confirm again. Until then its visitor counts as signed out. */
	lapsed: Session | null;
	/** Must be awaited before an answer that only the session opens (`confirmSession`). */
	confirm: () => Promise<void>;
	/** Whether the home page shows the sign-up card. [3.13] */
	signUpCard: boolean;
	/** Whether a deep link gives the visitor full access. */
	deeplink: boolean;
	/** The visit of an editor or reviewer; null: this is no preview. */
	preview: PreviewVisit | null;
	/** Scheme, host and port that the visitor sees. */
	origin: string;
	path: string;
	/** With the question mark. */
	search: string;
	requestId: string;
}

export type AppEnv = {
	Variables: {
		site: Site;
		requestId: string;
		/** Shows a page with a refused form. worker/app.ts sets it, the one module that has every page. */
		show: (
			c: Context<AppEnv>,
			id: Exclude<PageId, "error">,
			form: FormState,
			status?: ContentfulStatusCode,
		) => Promise<Response>;
		/** Header and footer content. worker/handlers.ts sets it at the first read. */
		shell?: Promise<Shell>;
		/** For the scripts of a streamed answer (worker/render/stream.ts). */
		nonce?: string;
		/** Settles after the last part of a streamed answer. */
		late?: Promise<unknown>;
	};
};

/** `Cache-Control` of a page. The browser may store a page that is the same for everybody, and revalidates it each time. */
export const cacheControlOf = ({ level, session, preview }: Site): string =>
	level === "none" && session === null && preview === null ? "private, no-cache" : "private, no-store";
