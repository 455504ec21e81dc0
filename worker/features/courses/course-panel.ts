import type { Deferred } from "../../../client/markup/deferred.ts";
import type { CourseProps } from "../../../client/markup/views/detail/course.tsx";
import type { Detail } from "../../../shared/models.ts";
import { deferredPersonal, type PageRequest } from "../../render/loader.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import type { Site } from "../../visitor/site.ts";
import { formOf } from "../forms/item-form.ts";
import { readProgress } from "./enrolment.ts";

/** The user's progress on a course's page. If the provider fails, the panel shows an error and the page stays. [7.18] */
export function coursePanel(request: PageRequest, slug: string, detail: Detail | null): Deferred<CourseProps> | null {
	if (detail?.card.section !== "e-learnings") return null;
	const common = { form: formOf(request.form, "course"), hasCertificate: false, progress: null };
	const read = panelOf(request.site, slug, common);
	return deferredPersonal("course", request.site, read, { state: "signedOut", ...common });
}

async function panelOf(site: Site, slug: string, common: Omit<CourseProps, "state">): Promise<CourseProps> {
	if (!site.session) return { state: "signedOut", ...common };
	try {
		const progress = await readProgress(site, site.session, slug);
		if (!progress) return { state: "open", ...common };
		const { completion_status, completion_percentage, completed_on, total_time, goto_url, certificate_url } = progress;
		return {
			...common,
			state: "enrolled",
			progress: {
				status: completion_status,
				percentage: completion_percentage,
				completedOn: completed_on,
				seconds: total_time,
				canGo: goto_url !== null,
			},
			hasCertificate: certificate_url !== null,
		};
	} catch (error) {
		logFailure("progress-failed", error);
		return { state: "unknown", ...common };
	}
}
