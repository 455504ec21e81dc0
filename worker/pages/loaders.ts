import type { PageId } from "../../shared/routes.ts";
import type { Loader } from "../render/loader.ts";
import { account } from "./account/account.ts";
import { consents } from "./account/consents.ts";
import { forgotPassword } from "./account/forgot-password.ts";
import { login } from "./account/login.ts";
import { profile } from "./account/profile.ts";
import { record } from "./account/record.ts";
import { register } from "./account/register.ts";
import { detail } from "./detail.ts";
import { feedback } from "./feedback.ts";
import { home } from "./home.ts";
import { hub } from "./hub.ts";
import { list } from "./list.ts";
import { search } from "./search.ts";
import { single } from "./single.ts";

/** One loader a page that has a route; the views stand in client/markup/views under the same names. */
export const loaders: { [Id in Exclude<PageId, "error">]: Loader<Id> } = {
	home,
	list,
	detail,
	search,
	single,
	feedback,
	hub,
	login,
	register,
	forgotPassword,
	consents,
	account,
	profile,
	record,
};
