import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MOST_PLACES } from "../../shared/client-errors.ts";
import { clientError } from "../../shared/contracts/reports.ts";

const ORIGIN = "https://www.portal.example";
const OWN = `${ORIGIN}/assets/entry-Cq0DYZPH.js`;
const EXTENSION = "chrome-extension://abcdef/content.js";
const SECRET = "jane@practice.example";

const facts = vi.hoisted((): { id: string | undefined } => ({ id: "list" }));
vi.mock("../../client/browser/stores/page.ts", () => ({ page: { getState: () => ({ facts }) } }));
const sent: [path: string, body: Blob][] = [];
vi.stubGlobal("location", { origin: ORIGIN });
vi.stubGlobal("navigator", { sendBeacon: (path: string, body: Blob) => sent.push([path, body]) > 0 });

let code: typeof import("../../client/browser/errors/report.ts");
beforeEach(async () => {
	vi.resetModules();
	code = await import("../../client/browser/errors/report.ts");
});
afterEach(() => {
	sent.length = 0;
	facts.id = "list";
});

const told = () => Promise.all(sent.map(async ([, body]) => clientError.parse(JSON.parse(await body.text()))));

function failure(lines: readonly string[], { name = "TypeError", message = SECRET } = {}): Error {
	const head = lines[0]?.includes("@") ? "" : `${name}: ${message}\n`;
	return Object.assign(new Error(message), { name, stack: head + lines.join("\n") });
}
const uncaught = (error: unknown, where: { filename?: string; lineno?: number; colno?: number } = {}) =>
	// Safe: the reporter reads only these properties.
	code.reportUncaught({ error, message: SECRET, filename: "", lineno: 0, colno: 0, ...where } as ErrorEvent);

test("an error report has kind, name, route and places in the portal's scripts", async () => {
	uncaught(failure([`    at t (${OWN}:1:4711)`, "    at Array.map (<anonymous>)", `    at async ${OWN}:2:7`]));
	expect(await told()).toEqual([
		{ kind: "error", name: "TypeError", route: "list", places: ["entry-Cq0DYZPH.js:1:4711", "entry-Cq0DYZPH.js:2:7"] },
	]);
	expect(sent.map(([path, { type }]) => [path, type])).toEqual([["/ops/client-errors", "application/json"]]);
	expect(await sent[0]?.[1].text()).not.toContain(SECRET);
});

test("stacks of Firefox, Safari and unhandled rejections are parsed", async () => {
	const reason = failure([`t@${OWN}:1:4711`, "map@[native code]", `@${OWN}:2:7`]);
	// Safe: the reporter reads only these properties.
	code.reportUncaught({ reason } as PromiseRejectionEvent);
	expect(await told()).toMatchObject([
		{ kind: "rejection", places: ["entry-Cq0DYZPH.js:1:4711", "entry-Cq0DYZPH.js:2:7"] },
	]);
});

test("a thrown value that is no error is reported by the event's place, an unknown name as Error", async () => {
	uncaught(SECRET, { filename: OWN, lineno: 3, colno: 5 });
	uncaught(failure([`    at ${OWN}:1:1`], { name: SECRET }));
	expect(await told()).toMatchObject([
		{ name: "Error", places: ["entry-Cq0DYZPH.js:3:5"] },
		{ name: "Error", places: ["entry-Cq0DYZPH.js:1:1"] },
	]);
});

test.each([
	["an extension that our code has called", failure([`    at f (${EXTENSION}:1:2)`, `    at t (${OWN}:1:2)`]), {}],
	["a script of another site", failure(["    at f (https://tags.example/assets/gtm.js:1:2)"]), {}],
	["a script that hides itself", null, {}],
	["Safari's extensions", failure(["f@webkit-masked-url://hidden/:1:2"]), {}],
	["a message that looks like a place", failure([], { message: `x\n    at t (${OWN}:1:2)` }), {}],
	["another folder of our own host", failure([`    at ${ORIGIN}/en-IE/search?term=${SECRET}:1:2`]), {}],
	["a rejection without a stack", undefined, {}],
])("%s is nobody's business here", (_, error, where) => {
	uncaught(error, where);
	expect(sent).toEqual([]);
});

test("each error is reported once, few per document, with few places, and none on a page without facts", async () => {
	const deep = failure(Array.from({ length: 50 }, (_, line) => `    at ${OWN}:1:${line + 1}`));
	uncaught(deep);
	uncaught(deep);
	expect(sent).toHaveLength(1);
	expect((await told())[0]?.places).toHaveLength(MOST_PLACES);
	for (let line = 1; line < 20; line++) uncaught(failure([`    at ${OWN}:${line}:1`]));
	expect(sent).toHaveLength(5);
	vi.resetModules();
	code = await import("../../client/browser/errors/report.ts");
	facts.id = undefined;
	uncaught(deep);
	expect(sent).toHaveLength(5);
});

test("a failed hydration is reported with the component's place", async () => {
	const error = failure([`    at dom (${OWN}:1:1)`], { name: "Error" });
	code.report("hydration", error, `\n    at Filters (${OWN}:9:9)\n    at form`);
	expect(await told()).toMatchObject([{ kind: "hydration", places: ["entry-Cq0DYZPH.js:9:9"] }]);
});
