import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { VitalsReport } from "../../../shared/contracts/vitals.ts";
import type { PageId } from "../../../shared/routes.ts";
import { bucketOf, CONNECTIONS, type Connection, VITALS_PATH, type Vital } from "../../../shared/vitals.ts";
import { sendBeacon } from "../send-beacon.ts";
import type { ConsentStore } from "../stores/consent.ts";

/** How fast this document was, told once, when it is first hidden; loaded after consent to analytics alone. */

/** `route`: the page with which the document was loaded; those that followed in it count as its own. */
export function measure(route: PageId, consent: ConsentStore): void {
	const buckets: VitalsReport["buckets"] = {};
	const note = ({ name, value }: { name: Vital; value: number }) => {
		buckets[name] = bucketOf(name, value);
	};
	onLCP(note);
	onINP(note);
	onCLS(note);
	onTTFB(note);
	// On the window: the library notes its last values by the document's own event, which comes first.
	addEventListener("visibilitychange", function tell() {
		if (document.visibilityState !== "hidden" || Object.keys(buckets).length === 0) return;
		removeEventListener("visibilitychange", tell);
		if (!consent.getState().agreed?.includes("analytics")) return;
		const report: VitalsReport = { route, connection: connection(), buckets };
		sendBeacon(VITALS_PATH, JSON.stringify(report));
	});
}

const connection = (): Connection =>
	CONNECTIONS.find((known) => known === navigator.connection?.effectiveType) ?? "unknown";
