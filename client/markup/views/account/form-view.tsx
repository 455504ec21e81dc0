import type { ReactNode } from "react";
import type { Notice } from "../../../../shared/accounts/messages.ts";
import { ResultNotice } from "../../forms/form.tsx";

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
