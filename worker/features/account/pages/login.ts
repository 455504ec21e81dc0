import type { Loader } from "../../../render/loader.ts";
import { formPage, formState } from "./form-page.ts";

export const login: Loader<"login"> = async ({ site, form }) =>
	formPage(site, "login", "login.title", formState(site, form));
