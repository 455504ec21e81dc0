import { isLeaving } from "../shell/navigation/leaving.ts";
import { SAME_PAGE } from "../shell/navigation/same-page.ts";

/** Removes the notice from the URL. A reload, a bookmark or a shared link must not show it again. */

const url = new URL(location.href);
// A visit that has begun since would be aborted.
if (url.searchParams.has("notice") && !isLeaving()) {
	url.searchParams.delete("notice");
	if ("navigation" in window) navigation.navigate(url.href, { history: "replace", info: SAME_PAGE });
	else history.replaceState(null, "", url);
}
