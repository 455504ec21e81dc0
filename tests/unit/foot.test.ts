import { expect, test, vi } from "vitest";

/** The room that the page keeps for what is fixed to the foot of the window. */

const style = new Map<string, string>();
const parts: Record<string, { offsetHeight: number }> = { consent: { offsetHeight: 85 }, dock: { offsetHeight: 0 } };
const measured = new Set<object>();
let measure = () => {};
vi.stubGlobal("document", {
	getElementById: (id: string) => parts[id],
	documentElement: { style: { setProperty: (name: string, value: string) => style.set(name, value) } },
});
vi.stubGlobal(
	"ResizeObserver",
	class {
		constructor(report: () => void) {
			measure = report;
		}
		observe = (element: object) => measured.add(element);
	},
);
const { keepClearOf } = await import("../../client/browser/shell/page/foot.ts");

test("a hidden dock that is measured before the banner's code has loaded takes no room from the banner", () => {
	const dock = document.getElementById("dock");
	if (dock) keepClearOf(dock);
	measure();
	expect(style.get("--foot-height")).toBe("85px");
	// When it is answered the room goes.
	expect(measured).toContain(parts.consent);
	Object.assign(parts.consent ?? {}, { offsetHeight: 0 });
	measure();
	expect(style.get("--foot-height")).toBe("0px");
});
