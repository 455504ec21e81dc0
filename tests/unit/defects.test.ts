import { expect, test } from "vitest";
import { stackOf, withMessage } from "../../worker/runtime/defects.ts";
import { BackendError, isDefect, NoAnswer, PageError, reasonOf } from "../../worker/runtime/errors.ts";

const SECRET = "203.0.113.7 jane@practice.example";
const FRAME = /^ {4}at .+$/;
const linesOf = (stack: string | undefined) => stack?.split("\n") ?? [];

/** With places in its message, as an error of another machine may have. */
function failure(): Error {
	const reason = new RangeError(`${SECRET}\n    at ${SECRET} (index.js:1:2)`);
	return new TypeError(`${SECRET}\n${SECRET}`, { cause: reason });
}

test("the stack of a defect and its cause has kinds and places, without messages", () => {
	const [kind, place, ...more] = linesOf(stackOf(failure()));
	expect(kind).toBe("TypeError");
	expect(place).toMatch(/^ {4}at failure \(.*defects\.test\.ts:\d+:\d+\)$/);
	expect(more).toContain("Caused by RangeError");
	expect(more.every((line) => FRAME.test(line) || line === "Caused by RangeError")).toBe(true);
	expect(stackOf(failure())).not.toMatch(/203|jane/);
});

test("the copied Error has the same name and stack, with another message", () => {
	const copy = withMessage(failure(), "error of request 7");
	expect(copy).toBeInstanceOf(Error);
	expect([copy.name, copy.message]).toEqual(["TypeError", "error of request 7"]);
	const [head, place] = linesOf(copy.stack);
	expect(head).toBe("TypeError: error of request 7");
	expect(place).toMatch(/defects\.test\.ts:\d+:\d+\)$/);
	expect(copy.cause).toMatchObject({ name: "RangeError", message: "cause" });
	expect(`${copy.stack}${copy.cause instanceof Error ? copy.cause.stack : ""}`).not.toMatch(/203|jane/);
});

test("any thrown value is handled: a text as name, no error, causes in a cycle", () => {
	const odd = Object.assign(new Error(SECRET), { name: SECRET, detail: SECRET });
	expect(stackOf(odd)).toMatch(/^Error\n/);
	expect(Object.values(withMessage(odd, "x"))).not.toContain(SECRET);
	for (const thrown of [SECRET, null, undefined, { message: SECRET }, 7]) {
		expect(stackOf(thrown)).toMatch(/^thrown value of type \w+$/);
		expect(withMessage(thrown, "x")).toMatchObject({ name: "Error", message: "x" });
	}
	const [one, other] = [new Error("a"), new Error("b")];
	[one.cause, other.cause] = [other, one];
	expect(stackOf(one).match(/Caused by/g)).toHaveLength(3);
	expect(withMessage(one, "x").stack).toMatch(/^Error: x\n/);
});

test("a deliberate error is no defect, and its logged reason has no text of the backend", () => {
	expect(isDefect(failure())).toBe(true);
	const meant: [Error, string][] = [
		[new PageError(503, "The session could not be checked"), "The session could not be checked"],
		[new BackendError(500, SECRET, { message: SECRET }), "backend 500"],
		[new NoAnswer(3000), "backend: no answer within 3000 ms"],
		[new NoAnswer(), "backend: connection failed"],
	];
	for (const [error, reason] of meant) expect([isDefect(error), reasonOf(error)]).toEqual([false, reason]);
	expect(
		[new NoAnswer(1), new NoAnswer(), new BackendError(0, "not JSON"), new BackendError(502, "")].map(
			({ fault }) => fault,
		),
	).toEqual(["late", "unreached", "unreadable", "5xx"]);
});
