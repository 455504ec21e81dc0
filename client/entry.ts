/** What runs on every page: small, without React. Islands bring their own code when somebody needs them. */

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
	// Blocked or lost, it is done without.
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

// The hub is bare: nothing of a page is there to be watched. [2.29]
if (document.body.dataset.layout === "hub") void import("./hub/hub.ts");
else start();
