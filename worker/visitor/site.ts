import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AccessLevel } from "../../shared/access.ts";
import type { FormState } from "../../shared/accounts/form-state.ts";
import type { CountryCode, LocaleCode } from "../../shared/countries.ts";
import type { Shell } from "../../shared/models.ts";
import type { PageId } from "../../shared/routes.ts";
import type { PreviewVisit } from "./preview/visit.ts";
import type { Session } from "./session/session-data.ts";

/** All that is decided about a request by its host, URL and cookies before a route runs. */
export interface Site {
	/** undefined: not on a country host. */
	hostCountry: CountryCode | undefined;
	country: CountryCode;
	/** The URL's locale; for URLs without one, the locale that `/` would lead to. */
	locale: LocaleCode;
	level: AccessLevel;
	/** What the visitor could read without the session. */
	levelSignedOut: AccessLevel;
	/** Who is signed in, in this country. */
	session: Session | null;
	/** An HCA session past its age: its visitor counts as signed out until the provider has confirmed them again. */
	lapsed: Session | null;
	/** Must have been awaited before anything is answered that only the session opens: worker/visitor/session/session-check.ts. */
	confirm: () => Promise<void>;
	/** Whether the home page shows the sign-up card. [3.13] */
	signUpCard: boolean;
	/** Whether the visitor has deep-link access, by a sealed cookie. */
	deeplink: boolean;
	/** What the CMS's editors, or reviewers, see here instead of what everybody sees; null: this is no preview. */
	preview: PreviewVisit | null;
	/** Scheme, host and port that the visitor sees. */
	origin: string;
	/** The URL's path, and its query with the question mark. */
	path: string;
	search: string;
	requestId: string;
}

export type AppEnv = {
	Variables: {
		site: Site;
		requestId: string;
		/** Shows a page with its form as it was refused, under a status: set by worker/app.ts, which alone knows every page. */
		show: (
			c: Context<AppEnv>,
			id: Exclude<PageId, "error">,
			form: FormState,
			status?: ContentfulStatusCode,
		) => Promise<Response>;
		/** Header and footer content, set when it is first read: worker/handlers.ts. */
		shell?: Promise<Shell>;
		/** Of the answer's scripts, if it streams: worker/render/stream.ts. */
		nonce?: string;
		/** Settles when the last part of an answer that streams has come. */
		late?: Promise<unknown>;
	};
};

/** `Cache-Control` of a page: the browser may keep what is for everybody, and asks each time whether it still holds. */
export const cacheControlOf = ({ level, session, preview }: Site): string =>
	level === "none" && session === null && preview === null ? "private, no-cache" : "private, no-store";
