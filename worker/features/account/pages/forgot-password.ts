import type { Loader } from "../../../render/loader.ts";
import { formPage, formState } from "./form-page.ts";

export const forgotPassword: Loader<"forgotPassword"> = async ({ site, form }) =>
	formPage(site, "forgotPassword", "forgot.title", formState(site, form));
