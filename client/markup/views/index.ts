import type { ComponentType } from "react";
import type { FormState } from "../../../shared/accounts/form-state.ts";
import type { PageId } from "../../../shared/routes.ts";
import { Account, type AccountProps } from "./account/account.tsx";
import { Consents, type ConsentsProps } from "./account/consents.tsx";
import { ForgotPassword } from "./account/forgot-password.tsx";
import { Login } from "./account/login.tsx";
import { Profile, type ProfileProps } from "./account/profile.tsx";
import { ParticipationRecord, type RecordProps } from "./account/record.tsx";
import { Register } from "./account/register.tsx";
import { Detail, type DetailProps } from "./detail/detail.tsx";
import { type ErrorProps, ErrorView } from "./error.tsx";
import { Feedback, type FeedbackProps } from "./feedback.tsx";
import { Home, type HomeProps } from "./home.tsx";
import { Hub, type HubProps } from "./hub.tsx";
import { List, type ListProps } from "./list.tsx";
import { Search, type SearchProps } from "./search.tsx";
import { Single, type SingleProps } from "./single.tsx";

/** The props of each page's view. Its loader makes them: worker/loaders.ts. */
export interface ViewProps extends Record<PageId, object> {
	home: HomeProps;
	list: ListProps;
	detail: DetailProps;
	search: SearchProps;
	single: SingleProps;
	feedback: FeedbackProps;
	error: ErrorProps;
	hub: HubProps;
	login: FormState;
	register: FormState;
	forgotPassword: FormState;
	consents: ConsentsProps;
	account: AccountProps;
	profile: ProfileProps;
	record: RecordProps;
}

export const views: { [Id in PageId]: ComponentType<ViewProps[Id]> } = {
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
};
