import type { RoutedPage } from "../shared/routes.ts";
import { account } from "./features/account/pages/account.ts";
import { consents } from "./features/account/pages/consents.ts";
import { forgotPassword, login, register } from "./features/account/pages/plain-forms.ts";
import { profile } from "./features/account/pages/profile.ts";
import { record } from "./features/account/pages/record.ts";
import { hub } from "./features/hub/hub.ts";
import { detail } from "./features/items/detail.ts";
import { home } from "./features/lists/home.ts";
import { list } from "./features/lists/list.ts";
import { search } from "./features/search/search.ts";
import { feedback } from "./features/singles/feedback.ts";
import { single } from "./features/singles/single.ts";
import type { Loader } from "./render/loader.ts";

/** One loader per page with a route. Its view in client/markup/views has the same name. */
export const loaders: { [Id in RoutedPage]: Loader<Id> } = {
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
