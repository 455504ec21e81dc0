import type { Loader } from "../../../render/loader.ts";
import { formPage, formState } from "./form-page.ts";

export const register: Loader<"register"> = async ({ site, form }) =>
	formPage(site, "register", "register.title", formState(site, form));
