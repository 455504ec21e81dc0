import { deferredPersonal } from "../../../render/loader.ts";
import { isConfirmed } from "../../../visitor/session/session-check.ts";
import type { Session } from "../../../visitor/session/session-data.ts";
import type { Site } from "../../../visitor/site.ts";

/** Parts with the vendors' data of the person. They wait until the session is confirmed, and fail if it is not. */
export async function ownParts(site: Site) {
	const { session } = site;
	const confirmation = site.confirm();
	await isConfirmed({ confirm: () => confirmation });
	return <T>(name: "courses" | "webinars", read: (site: Site, session: Session) => Promise<T>) =>
		session &&
		deferredPersonal<T | null>(
			name,
			site,
			confirmation.then(() => read(site, session)),
			null,
		);
}
