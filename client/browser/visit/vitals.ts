import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { VitalsReport } from "../../../shared/contracts/reports.ts";
import type { PageId } from "../../../shared/routes.ts";
import { bucketOf, CONNECTIONS, type Connection, VITALS_PATH, type Vital } from "../../../shared/vitals.ts";
import { sendBeacon } from "../send-beacon.ts";
import type { ConsentStore } from "../stores/consent.ts";

/** `route` is the page that the document was loaded with. Later pages in the same document count as it. */
export function measure(route: PageId, consent: ConsentStore): void {
	const buckets: VitalsReport["buckets"] = {};
	const record = ({ name, value }: { name: Vital; value: number }) => {
		buckets[name] = bucketOf(name, value);
	};
	onLCP(record);
	onINP(record);
	onCLS(record);
	onTTFB(record);
	// Listens on the window: the library records its last values in the document's listener, which runs first.
	addEventListener("visibilitychange", function sendReport() {
		if (document.visibilityState !== "hidden" || Object.keys(buckets).length === 0) return;
		removeEventListener("visibilitychange", sendReport);
		consent.getState().readAgain();
		if (!consent.getState().agreed?.includes("analytics")) return;
		const report: VitalsReport = { route, connection: connection(), buckets };
		sendBeacon(VITALS_PATH, JSON.stringify(report));
	});
}

const connection = (): Connection =>
	CONNECTIONS.find((type) => type === navigator.connection?.effectiveType) ?? "unknown";
