import type { FormState } from "../../../../shared/accounts/form-state.ts";
import { Shelves } from "../../components/shelves.tsx";
import type { Deferred } from "../../deferred.ts";
import { AccountFrame } from "./frame.tsx";
import { type OwnCourses, OwnCoursesPart } from "./own-courses.tsx";
import { type OwnWebinars, OwnWebinarsPart } from "./own-webinars.tsx";

export interface AccountProps extends FormState {
	/** null: nobody is signed in, or is any more when the vendor has answered. */
	webinars: Deferred<OwnWebinars | null> | null;
	courses: Deferred<OwnCourses | null> | null;
}

/** What somebody has under way: the vendors' parts, each by itself, and the browser's own. */
export function Account({ success, failure, webinars, courses }: AccountProps) {
	return (
		<AccountFrame success={success} failure={failure}>
			<div className="own">
				{webinars && <OwnWebinarsPart webinars={webinars} />}
				{courses && <OwnCoursesPart courses={courses} />}
			</div>
			<Shelves />
		</AccountFrame>
	);
}
