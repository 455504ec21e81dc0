import { idle } from "../shell/prefetch/idle.ts";
import { page } from "../stores/page.ts";
import { findPlace } from "./left-place.ts";
import { loadSdk } from "./sdk.ts";

/** What a page needs at once: for an HCA session its place and the SDK, so that no sign-out waits for that; and a failure told. */

if (page.getState().facts?.identity === "hca") {
	findPlace();
	idle(() => void loadSdk());
}

const failure = document.querySelector<HTMLElement>("[data-console-error]");
// biome-ignore lint/suspicious/noConsole: the specification wants a failed sign-in in the console too [8.09]
if (failure) console.error(failure.dataset.consoleError);
