/** What runs on every page: small, without React. Islands bring their own code when somebody needs them. */

import { watchDismissals } from "./shell/dismiss.ts";
import { watchPlayers } from "./shell/dock.ts";
import { watchHca } from "./shell/hca.ts";
import { watchHub } from "./shell/hub.ts";
import { watchIslands } from "./shell/islands.ts";
import { watchLists } from "./shell/lists.ts";
import { watchModals } from "./shell/modals.ts";
import { watchNavigation } from "./shell/navigation.ts";
import { watchLinks } from "./shell/prefetch.ts";
import { checkSession, forgetRestoredPages } from "./shell/session.ts";
import { watchScroll } from "./shell/to-top.ts";

function start(): void {
	// Blocked or lost, it is done without.
	import("./visit/visit.ts").catch(() => {});
	watchIslands();
	watchModals();
	watchScroll();
	watchPlayers();
	watchDismissals();
	watchHca();
	watchHub();
	forgetRestoredPages();
	void checkSession();
	watchNavigation();
	watchLists();
	watchLinks();
}

// The hub is bare: nothing of a page is there to be watched. [2.29]
if (document.body.dataset.layout === "hub") void import("./hub/hub.ts");
else start();
