import type { ErrorHandler, NotFoundHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { translator } from "../locales/index.ts";
import type { FormState } from "../shared/accounts/form-state.ts";
import type { FormFailure } from "../shared/accounts/messages.ts";
import { ACCOUNTS_API } from "../shared/endpoints.ts";
import { errorWords } from "../shared/error-words.ts";
import { HUB_API } from "../shared/hub-endpoints.ts";
import type { Shell } from "../shared/models.ts";
import { PREVIEW_PATH } from "../shared/preview.ts";
import { paths, type RoutedPage } from "../shared/routes.ts";
import { emptyShell, readShell } from "./content/shell.ts";
import { bodyOf, keptIn } from "./features/forms/form-body.ts";
import { askToSignIn } from "./features/forms/unsent.ts";
import { similarItems } from "./features/items/similar-items.ts";
import { loaders } from "./loaders.ts";
import { describe, errorPage, RETRY_AFTER_S } from "./render/error.ts";
import { fallbackText, orFallbackText } from "./render/error-handler.ts";
import { refused } from "./render/head.ts";
import { renderPage } from "./render/page.tsx";
import { Gated, Moved, notFound } from "./runtime/errors.ts";
import { inTime } from "./runtime/in-time.ts";
import { logError } from "./runtime/log.ts";
import { startReact } from "./runtime/react.ts";
import { isNavigation, notOpened } from "./visitor/limits/navigation.ts";
import { MINUTE } from "./visitor/limits/table.ts";
import { budgetOf } from "./visitor/limits/uses.ts";
import { logLabels } from "./visitor/log-labels.ts";
import { itemOf } from "./visitor/params.ts";
import { endDeeplink, openDeeplink } from "./visitor/session/deeplink.ts";
import { isOwn } from "./visitor/session/same-origin.ts";
import { SessionEnded } from "./visitor/session/session-check.ts";
import type { AppEnv, Ctx } from "./visitor/site.ts";

/** Replaced at build time, with the same value for React and the Worker. */
declare const process: { env: { NODE_ENV: string } };

/** Loads a page's data and the shell in parallel, then renders. `form` and `status` come from a refused form. */
export async function show<Id extends RoutedPage>(
	c: Ctx,
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

/** Reads the shell once per request: the error page of a failed page does not call the failing backend again. */
function shellOf(c: Ctx): Promise<Shell> {
	const shell = c.get("shell") ?? readShell(c.get("site"));
	c.set("shell", shell);
	return shell;
}

/** A valid code opens full access and redirects to the URL without it. Any other shows the page at the visitor's level. [2.21, 2.22] */
export async function deeplink(c: Ctx): Promise<Response> {
	if (!isNavigation(c.req.raw)) return notOpened(c);
	const site = c.get("site");
	const { section, slug } = itemOf(c.req.param());
	const path = paths.detail(site.locale, section, slug);
	// A wrong code may be an old one. The page and its shared parts must not contain it.
	c.set("site", { ...site, path });
	// A preview is read-only, so it opens no deep-link visit.
	const outcome = site.preview === null ? await openDeeplink(c, c.req.param("code") ?? "") : "wrong";
	if (outcome === "opened") {
		c.set("cacheControl", "never");
		return c.redirect(path, 303);
	}
	// Beyond the limit too the page is shown: a whole hospital may have a mail with an old code.
	const response = await show(c, "detail", undefined, outcome === "limited" ? 429 : undefined);
	if (outcome === "limited") response.headers.set("Retry-After", String(MINUTE));
	response.headers.set("X-Robots-Tag", "noindex");
	return response;
}

/** Ends the deep-link visit. The session, if there is one, stays. */
export async function endVisit(c: Ctx): Promise<Response> {
	await endDeeplink(c);
	c.header("Clear-Site-Data", '"cache"');
	return c.redirect(paths.home(c.get("site").locale), 303);
}

/** A request for a file reads no shell. If it fails, its error page does not wait for a second deadline. */
const SHELL_PATIENCE_MS = 1000;

const shellOfError = (c: Ctx, status: number): Promise<Shell> =>
	status < 500 || c.get("shell") ? shellOf(c) : inTime(shellOf(c), SHELL_PATIENCE_MS).catch(emptyShell);

export const missing: NotFoundHandler<AppEnv> = (c) => failed(notFound(), c);

/** Redirects to the item's current address with the rest of the path and the query. A 308 makes the browser repeat a post. */
function redirectToCurrent(c: Ctx, { section, slug }: Moved): Response {
	const { locale, path, search } = c.get("site");
	const [, , , , ...rest] = path.split("/");
	c.set("cacheControl", "moved");
	const location = [paths.detail(locale, section, slug), ...rest].join("/") + search;
	return c.redirect(location, c.req.method === "POST" ? 308 : 301);
}

/** Renders the error page under the error's status. API calls get JSON. [2.25] */
export const failed: ErrorHandler<AppEnv> = (error, c) => {
	const { status, message, reason = null } = describe(error);
	const site = c.get("site");
	const { pathname, search } = new URL(c.req.url);
	const isCall = [ACCOUNTS_API, HUB_API].some((api) => pathname.startsWith(`${api}/`));
	if (error instanceof Moved && !isCall) return redirectToCurrent(c, error);
	const failure: FormFailure = { notice: "signedOut", errors: {} };
	if (error instanceof SessionEnded && !isCall) {
		// The form was not processed, and the visitor must learn that.
		if (c.req.method === "POST") return bodyOf(c).then((body) => askToSignIn(c, failure, body));
		c.set("cacheControl", "never");
		return c.redirect(pathname + search, 303);
	}
	if (error instanceof Gated && !site.session && c.req.method === "POST")
		return bodyOf(c).then((body) => askToSignIn(c, { notice: "signInFirst", errors: {} }, body, 403));
	// Wrangler shows a thrown error with its source lines, in the page and in the terminal.
	if (status === 500 && !isCall && process.env.NODE_ENV === "development") throw error;
	if (status >= 500) logError("error", error, { status, ...logLabels(c) });
	if (status === 503) c.header("Retry-After", String(RETRY_AFTER_S));
	if (status === 429) c.header("Retry-After", String(MINUTE));
	if (isCall) return c.json({ message, statusCode: status, ...(error instanceof SessionEnded ? failure : {}) }, status);
	// `site` is undefined if the error came before the `site()` middleware.
	const words = translator(site?.locale ?? "en-IE")(errorWords(status, reason).text);
	// The address may have a valid secret, which scripts of an error page would report.
	const hasSecret = `${c.req.path}/`.startsWith(`${PREVIEW_PATH}/`);
	if (status >= 500 && hasSecret) return fallbackText(c, status, words);
	return orFallbackText(
		c,
		status,
		async () => {
			// A request that failed early was not checked: a button of ours must not send another site's form.
			const isForm = status >= 500 && c.req.method === "POST" && isOwn(c);
			const typed = isForm ? keptIn(await bodyOf(c)) : null;
			const similar = status === 404 ? similarItems(site, c.req.param()) : [];
			const [shell, items] = await Promise.all([shellOfError(c, status), similar]);
			// With two slashes a link would lead to another host.
			const address = pathname.replace(/^\/+/, "/") + search;
			return renderPage(c, "error", shell, errorPage(site, error, { address, typed }, items));
		},
		words,
	);
};
