import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ErrorProps } from "../../client/markup/views/error.tsx";
import { translator } from "../../locales/index.ts";
import { BRAND } from "../../shared/brand.ts";
import { NOT_FOUND_MESSAGE } from "../../shared/constants.ts";
import { type ErrorReason, errorWords } from "../../shared/error-words.ts";
import { paths } from "../../shared/routes.ts";
import { BackendError, Moved, PageError } from "../runtime/errors.ts";
import { LateError } from "../runtime/in-time.ts";
import { hasAccounts } from "../runtime/offer.ts";
import { isDeepLink } from "../runtime/patterns.ts";
import { filtersIn } from "../visitor/cacheable-page.ts";
import type { Site } from "../visitor/site.ts";
import { switcherLinks } from "./head.ts";
import type { Loaded } from "./page.tsx";

export const RETRY_AFTER_S = 30;

export interface Described {
	status: ContentfulStatusCode;
	/** English, for API clients. */
	message: string;
	/** Selects the error page's text; null: the status does. */
	reason?: ErrorReason | null;
}

/** An error's status and public message. [8.02] */
export function describe(error: unknown): Described {
	const described = byKind(error);
	const isGated = described.status === 403 && !described.reason;
	return isGated && !hasAccounts ? { ...described, reason: "closed" } : described;
}

function byKind(error: unknown): Described {
	// For a body that is too large or cannot be parsed.
	if (error instanceof HTTPException) {
		return { status: error.status, message: "This request cannot be read.", reason: "unreadable" };
	}
	if (error instanceof Moved) return { status: 404, message: NOT_FOUND_MESSAGE };
	if (error instanceof PageError) return { status: error.status, message: error.message, reason: error.reason };
	if (error instanceof BackendError) {
		if (error.status === 404) return { status: 404, message: NOT_FOUND_MESSAGE };
		if (error.status === 403) return { status: 403, message: "Access denied." };
		if (error.status === 410) return { status: 410, message: "This item is no longer available." };
		return { status: 503, message: "The content is temporarily unavailable." };
	}
	if (error instanceof LateError) return { status: 503, message: "The portal is busy." };
	return { status: 500, message: "Internal error." };
}

/** Where a sign-in leads back to. A deep link's code may be valid, and must not get into the sign-in's own address. */
const addressOf = ({ path, search }: Site): string =>
	isDeepLink(path) ? path.slice(0, path.lastIndexOf("/")) : path + filtersIn(path, search);

/** The error page. After a 5xx it offers to repeat the request `retry`. [2.24, 2.25] */
export function errorPage(
	site: Site,
	error: unknown,
	retry: NonNullable<ErrorProps["retry"]>,
	similar: ErrorProps["similar"],
): Loaded<"error"> {
	const { status, reason = null } = describe(error);
	const title = translator(site.locale)(errorWords(status, reason).title);
	const head = { title: `${title} | ${BRAND.portal}`, description: title, paths: {}, kind: "website" as const };
	return {
		props: { status, reason, requestId: site.requestId, retry: status >= 500 ? retry : null, similar },
		head,
		current: null,
		address: addressOf(site),
		otherLocales: switcherLinks(head, site, paths.home),
		status,
	};
}
