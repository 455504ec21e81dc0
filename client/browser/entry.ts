/** The script of every page: small and without React. Everything else is loaded when it is needed. */

import { watchClock } from "./shell/clock.ts";
import { watchDismissals } from "./shell/dismiss.ts";
import { watchElsewhere } from "./shell/elsewhere.ts";
import { enhance } from "./shell/enhance.ts";
import { watchErrors } from "./shell/errors.ts";
import { watchHca } from "./shell/hca.ts";
import { watchHub } from "./shell/hub.ts";
import { watchIslands } from "./shell/islands.ts";
import { watchLists } from "./shell/lists.ts";
import { watchModals } from "./shell/modals.ts";
import { watchNavigation } from "./shell/navigation.ts";
import { watchPictures } from "./shell/pictures.ts";
import { watchLinks } from "./shell/prefetch.ts";
import { watchReveals } from "./shell/reveal.ts";
import { watchSearchFields } from "./shell/search.ts";
import { checkSession, forgetAtSignOut, forgetRestoredPages } from "./shell/session-check.ts";
import { watchTheme } from "./shell/theme.ts";
import { watchScroll } from "./shell/to-top.ts";
import { watchNetwork } from "./shell/unreached.ts";

function start(): void {
	// A preview is no visit: nothing is counted, asked or fetched beforehand, and each of its pages is loaded whole.
	const isPreview = document.body.dataset.preview !== undefined;
	// Optional: an ad blocker may block it.
	(isPreview ? import("./preview/preview.ts") : import("./visit/visit.ts")).catch(() => {});
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
// The hub's page is bare and needs nothing of the shell. [2.29]
if (document.body.dataset.layout === "hub") void import("./hub/frame-or-window.ts");
else start();
