import type { MediumAddress } from "../backend/media-hosts.ts";
import { BackendError } from "../runtime/errors.ts";
import { lru } from "../runtime/lru.ts";
import type { Standing } from "../runtime/trace.ts";
import { ageOf } from "./entry.ts";
import { ABSENCE_MS } from "./policies.ts";
import { isDead, newestMark } from "./purges/isolate-marks.ts";
import { EVERYTHING } from "./purges/tags.ts";
import { uploadTags } from "./uploads.ts";

const MOST = 5000;
const absences = lru<Standing & { status: number }>(MOST);

/**
 * Reads a medium unless its host did not have it a moment ago. The caller has checked the visitor's access.
 * @throws BackendError 404 or 410 for a cached absence; the errors of `read`
 */
export async function unlessMissing<T>(address: MediumAddress, read: () => Promise<T>): Promise<T> {
	const absence = absences.get(address);
	if (absence && ageOf(absence) <= ABSENCE_MS && !isDead(absence)) {
		throw new BackendError(absence.status, "Cached absence");
	}
	// Before the call, so that a purge during it ends the absence.
	const standing = { tags: [EVERYTHING, ...uploadTags(address)], since: Date.now(), knew: newestMark() };
	try {
		return await read();
	} catch (error) {
		const isAbsence = error instanceof BackendError && [404, 410].includes(error.status);
		if (isAbsence) absences.set(address, { ...standing, status: error.status });
		throw error;
	}
}
