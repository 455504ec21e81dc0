import type { ReactNode } from "react";
import type { FormState } from "../../../../shared/accounts/form-state.ts";
import type { Notice } from "../../../../shared/accounts/messages.ts";
import { paths } from "../../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { ResultNotice } from "../../forms/form.tsx";
import { usePage } from "../../page.ts";

interface FormViewProps {
	title: string;
	intro?: ReactNode;
	/** The result of the form that led here, or another notice to show first. */
	success: Notice | null;
	aside?: ReactNode;
	children: ReactNode;
}

/** The frame of a page whose form is also a modal. It is for visitors without scripts and for direct links. */
export const FormView = ({ title, intro, success, aside, children }: FormViewProps) => (
	<>
		<header className="page-head">
			<div className="container">
				<h1>{title}</h1>
				{intro && <p className="lead">{intro}</p>}
			</div>
		</header>
		<div className="container section form-view">
			<div className="column form-view__main">
				<ResultNotice notice={success} />
				{children}
			</div>
			{aside}
		</div>
	</>
);

/** For a visitor who is signed in. The form stays, because another person may sign in at the same computer. */
export function SignedInAlready({ failure, success, unsent, returnTo }: FormState) {
	const { locale, userId, firstName, t } = usePage();
	return (
		userId !== null &&
		firstName !== "" &&
		!(failure || success || unsent) && (
			<div className="notice">
				<Icon name="user" />
				<div>
					<p className="notice__text">{t("hub.signedIn", { name: firstName })}</p>
					<p>
						<a href={returnTo || paths.home(locale)}>{t("login.proceed")}</a>
					</p>
				</div>
			</div>
		)
	);
}
