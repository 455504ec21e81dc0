import { HTTPException } from "hono/http-exception";
import { expect, test } from "vitest";
import { describe, errorPage } from "../../worker/render/error.ts";
import { BackendError, isDefect, notFound, PageError } from "../../worker/runtime/errors.ts";
import { LateError } from "../../worker/runtime/in-time.ts";
import type { Site } from "../../worker/visitor/site.ts";

const SECRET = "SELECT * FROM users";

test.each([
	["an error of our own", 500, new TypeError(SECRET)],
	["what is no error", 500, SECRET],
	["a body that is too large", 413, new HTTPException(413, { message: SECRET })],
	["a backend without an answer", 503, new BackendError(0, SECRET)],
	["a backend that fails", 503, new BackendError(500, SECRET)],
	["a backend that leads elsewhere", 503, new BackendError(302, SECRET)],
	["a backend that refuses the portal itself", 503, new BackendError(401, SECRET)],
	["another visitor's call that the platform has stopped", 503, new LateError(SECRET)],
	["a refusal", 403, new BackendError(403, SECRET)],
	["an item that is not there", 404, new BackendError(404, SECRET)],
	["a withdrawal", 410, new BackendError(410, SECRET)],
])("[8.02] [2.25] %s has status %i and a message without details", (_, status, error) => {
	const { message, ...described } = describe(error);
	expect(described.status).toBe(status);
	expect(message.length).toBeGreaterThan(5);
	expect(message).not.toContain("SELECT");
});

test("[8.02] waiting for another visitor's call that was stopped is no defect of the portal", () => {
	expect([new LateError(SECRET), new TypeError(SECRET)].map(isDefect)).toEqual([false, true]);
});

test("[8.02] [8.10] messages of the portal itself are shown unchanged", () => {
	expect(describe(notFound())).toEqual({ status: 404, message: "This page could not be found.", reason: null });
	expect(describe(new BackendError(404, SECRET))).toMatchObject({ message: "This page could not be found." });
	const cancelled = new PageError(410, "The webinar is cancelled.", "cancelled");
	expect(describe(cancelled)).toEqual({ status: 410, message: "The webinar is cancelled.", reason: "cancelled" });
});

test.each([
	["/en-IE/news", "?category=12&page=2", "?category=12&page=2"],
	["/en-IE", "?collection=news&domain=1&code=secret&state=a", "?collection=news&domain=1"],
	["/en-IE/search", "?term=heart&section=news&notice=signedOut", "?term=heart&section=news"],
	["/en-IE/news", "?category=!", ""],
	["/en-IE/about", "?token=secret", ""],
	["/en-IE/news/a", "?term=heart", ""],
])("[2.25] a sign-in on the error page of %s%s leads back with the page's own query %s", (path, search, query) => {
	// Safe: only what is read is here.
	const site = { path, search, locale: "en-IE", country: "ie", requestId: "a" } as Site;
	const retry = { address: path + search, typed: null };
	expect(errorPage(site, new BackendError(0, "down"), retry, []).address).toBe(path + query);
});
