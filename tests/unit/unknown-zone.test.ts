import { expect, test, vi } from "vitest";

const line = { dataset: { countdown: "2026-12-01T18:00Z", words: "in {{when}}" }, textContent: "", isConnected: false };
const time = { dataset: { zone: "Europe/Dublin" }, dateTime: "2026-12-01T18:00Z", querySelector: () => null };
vi.stubGlobal("document", {
	documentElement: { lang: "en-IE" },
	querySelectorAll: (selector: string) => [selector === "[data-countdown]" ? line : time],
});
const { keepTime } = await import("../../client/browser/shell/page/zone.ts");

test("[2.20] the countdown runs where the browser does not know its own zone", () => {
	vi.setSystemTime("2026-12-01T17:00Z");
	vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ timeZone: "Etc/Unknown" } as never);
	keepTime();
	expect(line.textContent).toMatch(/^in /);
});
