import type { Loader } from "../../../render/loader.ts";
import { formPage, formState } from "./form-page.ts";

export const login: Loader<"login"> = async ({ site, form }) =>
	formPage(site, "login", "login.title", formState(site, form));

export const register: Loader<"register"> = async ({ site, form }) =>
	formPage(site, "register", "register.title", formState(site, form));

export const forgotPassword: Loader<"forgotPassword"> = async ({ site, form }) =>
	formPage(site, "forgotPassword", "forgot.title", formState(site, form));
