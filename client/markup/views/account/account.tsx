import type { FormState } from "../../../../shared/accounts/form-state.ts";
import { Shelves } from "../../components/shelves.tsx";
import type { Deferred } from "../../deferred.ts";
import { AccountFrame } from "./frame.tsx";
import { type OwnCourses, OwnCoursesPart } from "./own-courses.tsx";
import { type OwnWebinars, OwnWebinarsPart } from "./own-webinars.tsx";

export interface AccountProps extends FormState {
	/** Null when nobody is signed in, also when the session ends during the request. */
	webinars: Deferred<OwnWebinars | null> | null;
	courses: Deferred<OwnCourses | null> | null;
}

/** The user's webinars and courses from the vendors, and the shelves of this browser. */
export function Account({ success, failure, webinars, courses }: AccountProps) {
	return (
		<AccountFrame success={success} failure={failure}>
			<div className="column own">
				{webinars && <OwnWebinarsPart webinars={webinars} />}
				{courses && <OwnCoursesPart courses={courses} />}
			</div>
			<Shelves />
		</AccountFrame>
	);
}
