import { expect, test } from "vitest";
import { isDuplicate, refusedBy } from "../../worker/features/webinars/refusals.ts";
import { BackendError } from "../../worker/runtime/errors.ts";

const FULL = "All seats are already taken: the webinar is already fully booked.";
test.each([
	["is already registered to this broadcast", {}, "registered"],
	["Unprocessable", [{ field: "email", message: "is already registered" }], "registered"],
	["The email has already been taken.", {}, "registered"],
	["Subscription already exists", {}, "registered"],
	["Invalid", { email: ["This email is already in use."] }, "registered"],
	["You are already a registrant.", {}, "registered"],
	["The webinar has already taken place.", {}, "webinarRefused"],
	[FULL, {}, "webinarRefused"],
	["Registration is already closed.", {}, "webinarRefused"],
	["This webinar is already full.", {}, "webinarFull"],
	["The given data was invalid.", { webinar: ["The webinar is full."] }, "webinarFull"],
	["Your full address is needed.", { email: ["Not in full."] }, "webinarRefused"],
	["Your full name is needed.", { firstname: ["Not your full name."] }, "webinarRefused"],
	["No", { email: ["x"] }, "webinarRefused"],
])("[7.16] [8.02] a 422 of “%s” with %j is: %s", (message, errors, meaning) => {
	const error = new BackendError(422, message, { message, errors });
	expect(isDuplicate(error) ? "registered" : refusedBy(error).notice).toBe(meaning);
});

test("[7.16] a 409 is a registration of before, a 410 the end of the webinar", () => {
	expect(isDuplicate(new BackendError(409, "Conflict"))).toBe(true);
	expect(refusedBy(new BackendError(410, "Gone"))).toMatchObject({ status: 410, notice: "webinarOver" });
});
