import type { Context, ErrorHandler, NotFoundHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { translator } from "../../locales/index.ts";
import type { FormState } from "../../shared/accounts/form-state.ts";
import { errorWords } from "../../shared/error-words.ts";
import type { Shell } from "../../shared/models.ts";
import type { PageId } from "../../shared/routes.ts";
import { paths } from "../../shared/routes.ts";
import { readShell } from "../content/shell.ts";
import { notFound, reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import { renderPage } from "../render/page.tsx";
import { startReact } from "../render/plain.ts";
import { SessionEnded } from "../session/check.ts";
import { endDeeplink, openDeeplink } from "../session/deeplink.ts";
import { clientOf } from "../site/client.ts";
import type { AppEnv } from "../site/site.ts";
import { describe, errorPage, RETRY_AFTER } from "./error.ts";
import { orFallbackText } from "./error-handler.ts";
import { bodyOf, typedIn } from "./form-body.ts";
import { loaders } from "./loaders.ts";
import { itemOf } from "./slug.ts";

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
		loaders[id]({ site, params: c.req.param(), client: clientOf(c), ...(form ? { form } : {}) }),
		startReact(),
	]);
	return renderPage(c, id, shell, status ? { ...loaded, status } : loaded);
}

/** Read once a request, so that the error page of a failed page does not ask the failing backend again. */
function shellOf(c: Context<AppEnv>): Promise<Shell> {
	const shell = c.get("shell") ?? readShell(c.get("site"));
	c.set("shell", shell);
	return shell;
}

/** A right code redirects to the URL without it, with full access; any other shows the page at the visitor's level. [2.21, 2.22] */
export async function deeplink(c: Context<AppEnv>): Promise<Response> {
	const site = c.get("site");
	const { section, slug } = itemOf(c.req.param());
	const path = paths.detail(site.locale, section, slug);
	if (await openDeeplink(c, c.req.param("code") ?? "")) {
		c.header("Cache-Control", "no-store");
		return c.redirect(path, 303);
	}
	// After too many attempts a right code is refused too: neither the page's links nor parts that are kept may repeat it.
	c.set("site", { ...site, path });
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

/** Every error is a page under its own status. [2.25] */
export const failed: ErrorHandler<AppEnv> = (error, c) => {
	const { status, message, reason = null } = describe(error);
	const site = c.get("site");
	const { pathname, search } = new URL(c.req.url);
	// API calls get JSON, not a page.
	const isCall = /^\/(?:api\/api|session)\//.test(pathname);
	// A form was not sent, which must be said.
	const failure = { notice: "signedOut", errors: {} } as const;
	if (error instanceof SessionEnded && !isCall) {
		c.header("Cache-Control", "no-store");
		// Its address leads back to its page after the sign-in.
		if (c.req.method === "POST")
			return show(c, "login", { values: {}, failure, success: null, returnTo: pathname }, 401);
		return c.redirect(pathname + search, 303);
	}
	if (status >= 500) log("error", { status, reason: reasonOf(error) });
	if (status === 503) c.header("Retry-After", String(RETRY_AFTER));
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
