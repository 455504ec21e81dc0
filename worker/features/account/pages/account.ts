import { deferredPersonal, type Loader } from "../../../render/loader.ts";
import { readOwnCourses } from "../../courses/own-courses.ts";
import { readOwnWebinars } from "../../webinars/own-webinars.ts";
import { formPage, formState } from "./form-page.ts";

/** The account page. Webinars and courses come from two vendors; each part is streamed when its vendor responds. */
export const account: Loader<"account"> = async ({ site, form }) => {
	const { session } = site;
	return formPage(site, "account", "account.tabs.account", {
		...formState(site, form),
		webinars: session && deferredPersonal("webinars", site, readOwnWebinars(site, session), null),
		courses: session && deferredPersonal("courses", site, readOwnCourses(site, session), null),
	});
};
