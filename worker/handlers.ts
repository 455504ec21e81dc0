import type { Context, ErrorHandler, NotFoundHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { translator } from "../locales/index.ts";
import type { FormState } from "../shared/accounts/form-state.ts";
import type { FormFailure } from "../shared/accounts/messages.ts";
import { ACCOUNTS_API } from "../shared/endpoints.ts";
import { errorWords } from "../shared/error-words.ts";
import { HUB_API } from "../shared/hub-endpoints.ts";
import type { Shell } from "../shared/models.ts";
import type { PageId } from "../shared/routes.ts";
import { paths } from "../shared/routes.ts";
import { providerOf } from "./backend/provider.ts";
import { readShell } from "./content/shell.ts";
import { bodyOf, typedIn } from "./features/forms/form-body.ts";
import { askToSignIn } from "./features/forms/unsent.ts";
import { loaders } from "./loaders.ts";
import { describe, errorPage, RETRY_AFTER } from "./render/error.ts";
import { orFallbackText } from "./render/error-handler.ts";
import { refused } from "./render/head.ts";
import { renderPage } from "./render/page.tsx";
import { Gated, Moved, notFound } from "./runtime/errors.ts";
import { logError } from "./runtime/log.ts";
import { startReact } from "./runtime/react.ts";
import { isNavigation, notOpened } from "./visitor/limits/navigation.ts";
import { MINUTE } from "./visitor/limits/table.ts";
import { budgetOf } from "./visitor/limits/uses.ts";
import { logLabels } from "./visitor/log-labels.ts";
import { itemOf } from "./visitor/params.ts";
import { endDeeplink, openDeeplink } from "./visitor/session/deeplink.ts";
import { SessionEnded } from "./visitor/session/session-check.ts";
import type { AppEnv } from "./visitor/site.ts";

/** As the builds define it: of one kind for React and the Worker. */
declare const process: { env: { NODE_ENV: string } };

type RoutedPage = Exclude<PageId, "error">;

/** A page's route: reads the page's data and the shell in parallel, then renders it. */
export const page =
	<Id extends RoutedPage>(id: Id) =>
	(c: Context<AppEnv>): Promise<Response> =>
		show(c, id);

/** Renders a page; `form` and `status` are those of a form that was refused. */
export async function show<Id extends RoutedPage>(
	c: Context<AppEnv>,
	id: Id,
	form?: FormState,
	status?: ContentfulStatusCode,
): Promise<Response> {
	const site = c.get("site");
	const [shell, loaded] = await Promise.all([
		shellOf(c),
		loaders[id]({ site, params: c.req.param(), budget: budgetOf(c), ...(form ? { form } : {}) }),
		startReact(),
	]);
	const head = form?.failure ? refused(loaded.head, site.locale) : loaded.head;
	return renderPage(c, id, shell, { ...loaded, head, ...(status ? { status } : {}) });
}

/** Read once a request, so that the error page of a failed page does not ask the failing backend again. */
function shellOf(c: Context<AppEnv>): Promise<Shell> {
	const shell = c.get("shell") ?? readShell(c.get("site"));
	c.set("shell", shell);
	return shell;
}

/** A right code redirects to the URL without it, with full access; any other shows the page at the visitor's level. [2.21, 2.22] */
export async function deeplink(c: Context<AppEnv>): Promise<Response> {
	if (!isNavigation(c.req.raw.headers)) return notOpened(c);
	const site = c.get("site");
	const { section, slug } = itemOf(c.req.param());
	const path = paths.detail(site.locale, section, slug);
	// A wrong code may be an old one: neither the page's links nor parts that are kept may repeat it.
	c.set("site", { ...site, path });
	// A preview only shows.
	if (site.preview === null && (await openDeeplink(c, c.req.param("code") ?? ""))) {
		c.header("Cache-Control", "no-store");
		return c.redirect(path, 303);
	}
	const response = await page("detail")(c);
	response.headers.set("X-Robots-Tag", "noindex");
	return response;
}

/** Ends the visit that a code has opened; whoever is signed in stays so. */
export async function endVisit(c: Context<AppEnv>): Promise<Response> {
	await endDeeplink(c);
	c.header("Clear-Site-Data", '"cache"');
	return c.redirect(paths.home(c.get("site").locale), 303);
}

export const missing: NotFoundHandler<AppEnv> = (c) => failed(notFound(), c);

/** To the item's present address, with what the old one asked for beyond the item. A form is sent there again. */
function toPresent(c: Context<AppEnv>, { section, slug }: Moved): Response {
	const { locale, path, search } = c.get("site");
	const [, , , , ...rest] = path.split("/");
	// It may become another item's address.
	c.header("Cache-Control", "no-cache");
	const location = [paths.detail(locale, section, slug), ...rest].join("/") + search;
	return c.redirect(location, c.req.method === "POST" ? 308 : 301);
}

/** Every error is a page under its own status. [2.25] */
export const failed: ErrorHandler<AppEnv> = (error, c) => {
	const { status, message, reason = null } = describe(error);
	const site = c.get("site");
	const { pathname, search } = new URL(c.req.url);
	// API calls get JSON, not a page.
	const isCall = [ACCOUNTS_API, HUB_API].some((api) => pathname.startsWith(`${api}/`));
	if (error instanceof Moved && !isCall) return toPresent(c, error);
	const failure: FormFailure = { notice: "signedOut", errors: {} };
	if (error instanceof SessionEnded && !isCall) {
		// A form was not sent, which must be said.
		if (c.req.method === "POST") return bodyOf(c).then((body) => askToSignIn(c, failure, body));
		c.header("Cache-Control", "no-store");
		return c.redirect(pathname + search, 303);
	}
	if (error instanceof Gated && !site.session && c.req.method === "POST" && !providerOf(site.country))
		return bodyOf(c).then((body) => askToSignIn(c, { notice: "signInFirst", errors: {} }, body, 403));
	// Wrangler shows a defect in the page, and in the terminal, with the lines of the source.
	if (status === 500 && !isCall && process.env.NODE_ENV === "development") throw error;
	if (status >= 500) logError("error", error, { status, ...logLabels(c) });
	if (status === 503) c.header("Retry-After", String(RETRY_AFTER));
	if (status === 429) c.header("Retry-After", String(MINUTE));
	if (isCall) return c.json({ message, statusCode: status, ...(error instanceof SessionEnded ? failure : {}) }, status);
	// An error before `site()` has run has no locale.
	const words = translator(site?.locale ?? "en-IE")(errorWords(status, reason).text);
	return orFallbackText(
		c,
		status,
		async () => {
			const typed = reason === "unchecked" && c.req.method === "POST" ? typedIn(await bodyOf(c)) : null;
			return renderPage(c, "error", await shellOf(c), errorPage(site, error, { address: pathname + search, typed }));
		},
		words,
	);
};
