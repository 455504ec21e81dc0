import type { ComponentProps, ComponentType } from "react";
import type { PageId } from "../../../shared/routes.ts";
import { Account } from "./account/account.tsx";
import { Consents } from "./account/consents.tsx";
import { ForgotPassword } from "./account/forgot-password.tsx";
import { Login } from "./account/login.tsx";
import { Profile } from "./account/profile.tsx";
import { ParticipationRecord } from "./account/record.tsx";
import { Register } from "./account/register.tsx";
import { Detail } from "./detail/detail.tsx";
import { ErrorView } from "./error.tsx";
import { Feedback } from "./feedback.tsx";
import { Home } from "./home.tsx";
import { Hub } from "./hub.tsx";
import { List } from "./list.tsx";
import { Search } from "./search.tsx";
import { Single } from "./single.tsx";

const VIEWS = {
	home: Home,
	list: List,
	detail: Detail,
	search: Search,
	single: Single,
	feedback: Feedback,
	error: ErrorView,
	hub: Hub,
	login: Login,
	register: Register,
	forgotPassword: ForgotPassword,
	consents: Consents,
	account: Account,
	profile: Profile,
	record: ParticipationRecord,
} satisfies Record<PageId, unknown>;

type PropsOf = { [Id in PageId]: ComponentProps<(typeof VIEWS)[Id]> };

/** The props of each page's view. Its loader makes them: worker/loaders.ts. */
export interface ViewProps extends PropsOf {}

export const views: { [Id in PageId]: ComponentType<ViewProps[Id]> } = VIEWS;
