import { idle } from "../shell/prefetch/idle.ts";
import { page } from "../stores/page.ts";
import { restoreScroll } from "./scroll-position.ts";
import { loadSdk } from "./sdk.ts";

/** Restores the scroll position, preloads the SDK so that signing out is fast, and logs a failed sign-in. */

if (page.getState().facts?.identity === "hca") {
	restoreScroll();
	idle(() => void loadSdk());
}

const failure = document.querySelector<HTMLElement>("[data-console-error]");
// biome-ignore lint/suspicious/noConsole: the specification requires a console message for a failed sign-in [8.09]
if (failure) console.error(failure.dataset.consoleError);
