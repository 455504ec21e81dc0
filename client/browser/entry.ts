/** The script of every page: small and without React. Everything else is loaded when it is needed. */

import { watchClock } from "./shell/clock.ts";
import { watchDismissals } from "./shell/dismiss.ts";
import { watchHca } from "./shell/hca.ts";
import { watchHub } from "./shell/hub.ts";
import { watchIslands } from "./shell/islands.ts";
import { watchLists } from "./shell/lists.ts";
import { watchModals } from "./shell/modals.ts";
import { watchNavigation } from "./shell/navigation.ts";
import { takeOverParts } from "./shell/parts.ts";
import { watchLinks } from "./shell/prefetch.ts";
import { checkSession, forgetAtSignOut, forgetRestoredPages } from "./shell/session.ts";
import { watchScroll } from "./shell/to-top.ts";

function start(): void {
	// Optional: an ad blocker may block it.
	import("./visit/visit.ts").catch(() => {});
	watchIslands();
	watchModals();
	watchScroll();
	void takeOverParts();
	watchDismissals();
	watchHca();
	watchHub();
	watchClock();
	forgetRestoredPages();
	forgetAtSignOut();
	void checkSession();
	watchNavigation();
	watchLists();
	watchLinks();
}

// The hub's page is bare and needs nothing of the shell. [2.29]
if (document.body.dataset.layout === "hub") void import("./hub/frame-or-window.ts");
else start();
