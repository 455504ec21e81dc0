import type { ReactNode } from "react";
import type { FormFailure, Notice } from "../../../../shared/accounts/messages.ts";
import { ACCOUNT_TABS, paths } from "../../../../shared/routes.ts";
import { ResultNotice } from "../../forms/form.tsx";
import { usePage } from "../../page.ts";
import { SignInFirst } from "../detail/sign-in-first.tsx";

interface AccountFrameProps {
	/** Replaces the tab's title. */
	title?: string;
	success: Notice | null;
	/** The reason why the session has ended. */
	failure?: FormFailure | null;
	children: ReactNode;
}

/** The frame of the account pages, with tabs as links. A signed-out visitor gets links to sign in and return. */
export function AccountFrame({ title, success, failure = null, children }: AccountFrameProps) {
	const { id, locale, userId, t } = usePage();
	const tab = ACCOUNT_TABS.find((page) => page === id) ?? "account";
	return (
		<>
			<header className="page-head account__head">
				<div className="container">
					<h1>{title ?? t(tab === "account" ? "account.title" : `account.tabs.${tab}`)}</h1>
				</div>
			</header>
			<div className="container column account">
				{userId !== null && (
					<nav className="tabs account__tabs" aria-label={t("account.title")}>
						<ul>
							{ACCOUNT_TABS.map((page) => (
								<li key={page}>
									<a href={paths[page](locale)} aria-current={page === tab ? "page" : undefined}>
										{t(`account.tabs.${page}`)}
									</a>
								</li>
							))}
						</ul>
					</nav>
				)}
				<ResultNotice notice={success} />
				{userId === null ? (
					<div className="account__section">
						<SignInFirst>{t(failure ? `notices.${failure.notice}` : "account.signInFirst")}</SignInFirst>
					</div>
				) : (
					children
				)}
			</div>
		</>
	);
}
