import type { MediumAddress } from "../backend/media-hosts.ts";
import { BackendError } from "../runtime/errors.ts";
import { lru } from "../runtime/lru.ts";
import type { Standing } from "../runtime/trace.ts";
import { ageOf } from "./entry.ts";
import { ABSENCE_MS } from "./policies.ts";
import { isDead, standingNow } from "./purges/isolate-marks.ts";
import { tagsOfFile } from "./uploads.ts";

const MOST = 5000;
const absences = lru<Standing & { status: number }>(MOST);

/** The caller has checked the visitor's access. @throws BackendError 404 or 410 for a cached absence; the errors of `read` */
export async function unlessMissing<T>(address: MediumAddress, read: () => Promise<T>): Promise<T> {
	const absence = absences.get(address);
	if (absence && ageOf(absence) <= ABSENCE_MS && !isDead(absence)) {
		throw new BackendError(absence.status, "Cached absence");
	}
	const standing = standingNow(tagsOfFile(address));
	try {
		return await read();
	} catch (error) {
		const isAbsence = error instanceof BackendError && [404, 410].includes(error.status);
		if (isAbsence) absences.set(address, { ...standing, status: error.status });
		throw error;
	}
}
