/** The script of every page. It is small and has no React; it loads all other code when it is needed. */

import { watchLists } from "./shell/lists/lists.ts";
import { chunk } from "./shell/loading/chunks.ts";
import { watchClock } from "./shell/loading/clock.ts";
import { enhance } from "./shell/loading/enhance.ts";
import { watchErrors, watchHca, watchHub, watchReveals, watchSearchFields } from "./shell/loading/first-use.ts";
import { watchIslands } from "./shell/loading/islands.ts";
import { watchModals } from "./shell/loading/modals.ts";
import { checkSession, forgetAtSignOut, forgetRestoredPages } from "./shell/loading/session-check.ts";
import { watchNavigation } from "./shell/navigation/navigation.ts";
import { watchNetwork } from "./shell/navigation/unreached.ts";
import { watchDismissals } from "./shell/page/dismiss.ts";
import { watchElsewhere } from "./shell/page/elsewhere.ts";
import { hideBanner } from "./shell/page/hide-banner.ts";
import { watchPictures } from "./shell/page/pictures.ts";
import { watchTheme } from "./shell/page/theme.ts";
import { watchScroll } from "./shell/page/to-top.ts";
import { watchLinks } from "./shell/prefetch/prefetch.ts";

/** After the first paint, which would wait for it. An ad blocker may block this chunk: the page works, but not its banner. */
function watchVisit(isPreview: boolean): void {
	(isPreview ? import("./preview/preview.ts") : import("./visit/visit.ts")).catch(hideBanner);
}

function start(): void {
	// A preview is not a visit: it has no tracking, no prefetch and no client-side navigation.
	const isPreview = document.body.dataset.preview !== undefined;
	requestAnimationFrame(() => setTimeout(() => watchVisit(isPreview)));
	watchIslands();
	watchPictures();
	watchModals();
	watchScroll();
	watchTheme();
	void enhance();
	watchDismissals();
	watchElsewhere();
	watchHca();
	watchHub();
	watchClock();
	watchNetwork();
	watchReveals();
	forgetRestoredPages();
	forgetAtSignOut();
	void checkSession();
	if (isPreview) return;
	watchNavigation();
	watchLists();
	watchLinks();
	watchSearchFields();
}

watchErrors();
// The hub's page has no header, no footer and no islands. [2.29]
if (document.body.dataset.layout === "hub") void chunk(() => import("./hub/frame-or-window.ts"));
else start();
