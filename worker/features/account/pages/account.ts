import type { Loader } from "../../../render/loader.ts";
import { readOwnCourses } from "../../courses/own-courses.ts";
import { readOwnWebinars } from "../../webinars/own-webinars.ts";
import { formPage, formState } from "./form-page.ts";
import { ownParts } from "./own-parts.ts";

/** Webinars and courses come from two vendors: each part is streamed when its vendor responds. */
export const account: Loader<"account"> = async ({ site, form }) => {
	const part = await ownParts(site);
	return formPage(site, "account", "account.title", {
		...formState(site, form),
		webinars: part("webinars", readOwnWebinars),
		courses: part("courses", readOwnCourses),
	});
};
