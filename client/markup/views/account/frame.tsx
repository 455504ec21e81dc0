import type { ReactNode } from "react";
import { type FormFailure, isNeutral, type Notice } from "../../../../shared/accounts/messages.ts";
import { ACCOUNT_TABS, paths } from "../../../../shared/routes.ts";
import { SignInLinks } from "../../components/sign-in-links.tsx";
import { NeutralNotice, SuccessNotice } from "../../forms/form.tsx";
import { usePage } from "../../page.ts";

interface AccountFrameProps {
	/** In place of the tab's own. */
	title?: string;
	success: Notice | null;
	/** Why nobody is signed in any more. */
	failure?: FormFailure | null;
	children: ReactNode;
}

/** The frame of the account's pages: tabs as links; whoever is not signed in is led to that, and back. */
export function AccountFrame({ title, success, failure = null, children }: AccountFrameProps) {
	const { id, locale, userId, t } = usePage();
	const tab = ACCOUNT_TABS.find((one) => one === id) ?? "account";
	return (
		<>
			<header className="page-head account__head">
				<div className="container">
					<h1>{title ?? t(`account.tabs.${tab}`)}</h1>
				</div>
			</header>
			<div className="container account">
				{userId !== null && (
					<nav className="tabs" aria-label={t("account.title")}>
						<ul>
							{ACCOUNT_TABS.map((one) => (
								<li key={one}>
									<a href={paths[one](locale)} aria-current={one === tab ? "page" : undefined}>
										{t(`account.tabs.${one}`)}
									</a>
								</li>
							))}
						</ul>
					</nav>
				)}
				{success && (isNeutral(success) ? <NeutralNotice notice={success} /> : <SuccessNotice notice={success} />)}
				{userId === null ? <SignInFirst failure={failure} /> : children}
			</div>
		</>
	);
}

function SignInFirst({ failure }: { failure: FormFailure | null }) {
	const { t } = usePage();
	return (
		<div className="account__section">
			<p>{t(failure ? `notices.${failure.notice}` : "account.signInFirst")}</p>
			<SignInLinks />
		</div>
	);
}
