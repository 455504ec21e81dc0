import { expect, test, vi } from "vitest";

vi.mock("../../client/browser/player/preferences.ts", () => ({ readPreferences: () => ({ captions: true }) }));
const { startVideo } = await import("../../client/browser/player/video.ts");

test.each([
	["the page's language, after one without a language", ["", "nl", "fr"], 2],
	["the first, if none is in the page's language", ["", "nl"], 0],
])("[2.19] captions show %s", (_, languages, shown) => {
	vi.stubGlobal("document", { documentElement: { lang: "fr-BE" } });
	const textTracks = languages.map((language) => ({ language, mode: "disabled" }));
	const root = { querySelector: () => null };
	const video = { textTracks, paused: false, readyState: 4, addEventListener: () => undefined };
	// Safe: only what starting reads is here.
	startVideo(root as unknown as HTMLElement, video as unknown as HTMLVideoElement);
	expect(textTracks.findIndex(({ mode }) => mode === "showing")).toBe(shown);
});
