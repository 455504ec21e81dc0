import { expect, test, vi } from "vitest";
import { refuse } from "../../worker/features/forms/outcome.ts";
import { atFields, backendFailure, refusalOf } from "../../worker/features/forms/refusal-of.ts";
import { BackendError } from "../../worker/runtime/errors.ts";

const { log } = vi.hoisted(() => ({ log: vi.fn() }));
vi.mock("../../worker/runtime/log.ts", () => ({ log }));

const own = refuse(403, "courseRefused", "Not open.");

test.each([
	[429, "tooMany", 429],
	[404, "courseRefused", 403],
	[422, "courseRefused", 403],
	[0, "unavailable", 503],
	[302, "unavailable", 503],
	[500, "unavailable", 503],
])("the backend's status %i is shown as %s", (status, notice, shown) => {
	expect(refusalOf(new BackendError(status, "secret"), own)).toMatchObject({ notice, status: shown });
});

test("[8.04] where the form says which statuses refuse it, any other is a failure of the backend", () => {
	expect(refusalOf(new BackendError(401, "secret"), own, false)).toMatchObject({ notice: "unavailable", status: 503 });
	expect(refusalOf(new BackendError(422, "No."), own, true)).toBe(own);
	expect(refusalOf(new BackendError(429, "secret"), own, true)).toMatchObject({ notice: "tooMany" });
});

test("[8.02] a 422's errors stand at the form's fields; fields of no form are left out", () => {
	const body = { message: "No.", errors: { phone: ["x"], firstname: ["x"], slug: ["x"] } };
	expect(atFields(new BackendError(422, "No.", body), ["firstname", "phone", "email"])).toMatchObject({
		status: 422,
		notice: "checkFields",
		errors: { firstname: "invalid", phone: "phone" },
	});
	expect(atFields(new BackendError(422, "No.", body), ["email"])).toBeUndefined();
	expect(atFields(new BackendError(403, "No.", body), ["phone"])).toBeUndefined();
	for (const none of [undefined, null, [], { errors: [] }, { errors: null }, "text"])
		expect(atFields(new BackendError(422, "No.", none), ["phone"])).toBeUndefined();
});

test("a failure of the backend is logged without its message, and a defect is thrown on", () => {
	const failure = new BackendError(500, "secret");
	expect(backendFailure(failure, "login-failed", { client: "c" })).toBe(failure);
	expect(log).toHaveBeenCalledExactlyOnceWith("login-failed", { reason: "backend 500", client: "c" });
	const defect = new TypeError("x");
	expect(() => backendFailure(defect, "login-failed")).toThrow(defect);
	expect(log).toHaveBeenCalledOnce();
});
