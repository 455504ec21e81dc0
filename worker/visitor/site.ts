import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AccessLevel } from "../../shared/access.ts";
import type { FormState } from "../../shared/accounts/form-state.ts";
import type { CountryCode, LocaleCode } from "../../shared/countries.ts";
import type { Shell } from "../../shared/models.ts";
import type { RoutedPage } from "../../shared/routes.ts";
import type { CacheControl } from "../cache/policies.ts";
import type { PreviewVisit } from "./preview/visit.ts";
import type { Session } from "./session/session-data.ts";

export interface Site {
	/** undefined off the country hosts. */
	hostCountry: CountryCode | undefined;
	country: CountryCode;
	/** The URL's locale, or the one that `/` redirects to. */
	locale: LocaleCode;
	level: AccessLevel;
	levelSignedOut: AccessLevel;
	session: Session | null;
	/** An HCA session that the provider must confirm again. Its visitor counts as signed out. */
	lapsed: Session | null;
	/** A response that only the session opens must await this (`confirmSession`). */
	confirm: () => Promise<void>;
	/** For a token that the backend has refused. @throws SessionEnded */
	endRefused: () => Promise<never>;
	signUpCard: boolean;
	deeplink: boolean;
	preview: PreviewVisit | null;
	origin: string;
	path: string;
	search: string;
	requestId: string;
}

export type AppEnv = {
	Variables: {
		site: Site;
		requestId: string;
		/** Shows a page with a refused form. worker/app.ts sets it, because only that module has every page. */
		show: (c: Ctx, id: RoutedPage, form: FormState, status?: ContentfulStatusCode) => Promise<Response>;
		/** Undefined: the response has no `Cache-Control`. */
		cacheControl?: CacheControl;
		shell?: Promise<Shell>;
		/** Settles with the data of the last part of a streamed response. */
		late?: Promise<unknown>;
	};
};

export type Ctx = Context<AppEnv>;

export const pageCacheControl = ({ level, session, preview }: Site): CacheControl =>
	level === "none" && session === null && preview === null ? "page" : "personal";
