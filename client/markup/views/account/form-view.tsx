import type { ReactNode } from "react";
import { isNeutral, type Notice } from "../../../../shared/accounts/messages.ts";
import { NeutralNotice, SuccessNotice } from "../../forms/form.tsx";

interface FormViewProps {
	title: string;
	intro?: ReactNode;
	/** Of the form that has led here, or what else the visitor should know first. */
	success: Notice | null;
	aside?: ReactNode;
	children: ReactNode;
}

/** The frame of a page with a form, which modals show too: for visitors without script, or who open its URL. */
export const FormView = ({ title, intro, success, aside, children }: FormViewProps) => (
	<>
		<header className="page-head">
			<div className="container">
				<h1>{title}</h1>
				{intro && <p className="lead">{intro}</p>}
			</div>
		</header>
		<div className="container section form-view">
			<div className="form-view__main">
				{success && (isNeutral(success) ? <NeutralNotice notice={success} /> : <SuccessNotice notice={success} />)}
				{children}
			</div>
			{aside}
		</div>
	</>
);
