import { HTTPException } from "hono/http-exception";
import { expect, test, vi } from "vitest";
import { BackendError, notFound, PageError } from "../../worker/errors.ts";

// Only a Worker has bindings; the error page's words need none.
vi.mock("../../worker/config.ts", () => ({ config: { HOSTS: {} } }));
const { describe } = await import("../../worker/pages/error.ts");

const SECRET = "SELECT * FROM users";

test.each([
	["an error of our own", new TypeError(SECRET), 500],
	["what is no error", SECRET, 500],
	["a body that is too large", new HTTPException(413, { message: SECRET }), 413],
	["a backend without an answer", new BackendError(0, SECRET), 503],
	["a backend that fails", new BackendError(500, SECRET), 503],
	["a backend that leads elsewhere", new BackendError(302, SECRET), 503],
	["a backend that refuses the portal itself", new BackendError(401, SECRET), 503],
	["a refusal", new BackendError(403, SECRET), 403],
	["an item that is not there", new BackendError(404, SECRET), 404],
	["a withdrawal", new BackendError(410, SECRET), 410],
])("[8.02] [2.25] %s has a message that tells nothing of it, and status %3$i", (_, error, status) => {
	const { message, ...described } = describe(error);
	expect(described.status).toBe(status);
	expect(message.length).toBeGreaterThan(5);
	expect(message).not.toContain("SELECT");
});

test("[8.02] [8.10] what the portal says itself is said as it is", () => {
	expect(describe(notFound())).toEqual({ status: 404, message: "This page could not be found.", reason: null });
	expect(describe(new BackendError(404, SECRET))).toMatchObject({ message: "This page could not be found." });
	const cancelled = new PageError(410, "The webinar is cancelled.", "cancelled");
	expect(describe(cancelled)).toEqual({ status: 410, message: "The webinar is cancelled.", reason: "cancelled" });
});
