import type { FocusEvent, FormEvent, MouseEvent, ReactNode } from "react";
import { type FormState, OWNER_FIELD, PASS_FIELD, UNSENT } from "../../../shared/accounts/form-state.ts";
import { type FormFailure, isNeutral, type Notice } from "../../../shared/accounts/messages.ts";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { usePage } from "../page.ts";
import { useFieldId, useFieldIds } from "./scope.ts";

/** The state of a form and its listeners. Without listeners the form is a plain form post. */
export interface FormControl {
	failure: FormFailure | null;
	isPending?: boolean;
	/** The request is on its way. During the validation before it, nothing is announced. */
	isSending?: boolean;
	onFocus?: () => void;
	onBlur?: (event: FocusEvent) => void;
	onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
	onFieldLink?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The props of a form that the Worker renders and scripts may control. */
export interface ControlledForm extends FormState {
	control?: FormControl;
}

interface FormProps extends FormControl {
	action: string;
	returnTo?: string;
	/** The form that waits for this one. */
	unsent?: FormState["unsent"];
	/** The user for whom the form is rendered. The default is the signed-in user. */
	whose?: string | null;
	/** Labels by field name, in the form's order, for the error summary. */
	labels?: Readonly<Record<string, string>> | undefined;
	submit: string;
	/** Shown under the error summary, such as a link to reset the password. */
	help?: ReactNode;
	after?: ReactNode;
	children: ReactNode;
}

export function Form({
	action,
	returnTo,
	unsent,
	whose,
	failure,
	isPending = false,
	isSending = false,
	onFocus,
	onBlur,
	onSubmit,
	onFieldLink,
	labels,
	submit,
	help,
	after,
	children,
}: FormProps) {
	const { userId, t } = usePage();
	const owner = whose ?? userId;
	return (
		<form
			className="form"
			method="post"
			action={action}
			noValidate
			onFocus={onFocus}
			onBlur={onBlur}
			onSubmit={onSubmit}
			aria-busy={isPending}
		>
			{failure && <Summary failure={failure} labels={labels} help={help} onFieldLink={onFieldLink} />}
			{owner && <input type="hidden" name={OWNER_FIELD} value={owner} />}
			{failure?.ticket && <input type="hidden" name={PASS_FIELD} value={failure.ticket} />}
			{returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
			{unsent && <input type="hidden" name={UNSENT} value={JSON.stringify(unsent)} />}
			{children}
			<div className="form__submit">
				<Button type="submit" loading={isPending}>
					{submit}
				</Button>
				<span className="visually-hidden" role="status">
					{isSending && t("forms.sending")}
				</span>
			</div>
			{after}
		</form>
	);
}

interface SummaryProps extends Pick<FormProps, "labels" | "help"> {
	failure: FormFailure;
	onFieldLink?: FormControl["onFieldLink"] | undefined;
}

export function Summary({ failure, labels = {}, help, onFieldLink }: SummaryProps) {
	const { t } = usePage();
	const fieldId = useFieldIds();
	const invalid = Object.keys(labels).filter((name) => name in failure.errors);
	return (
		// biome-ignore lint/a11y/noAutofocus: without scripts, a refused form starts at its errors
		<div className="notice notice--error" role="alert" tabIndex={-1} autoFocus data-summary>
			<Icon name="warning" />
			<div>
				<p className="notice__text">{t(`notices.${failure.notice}`)}</p>
				{invalid.length > 0 && (
					<ul>
						{invalid.map((name) => (
							<li key={name}>
								<a href={`#${fieldId(name)}`} onClick={onFieldLink}>
									{labels[name]}
								</a>
							</li>
						))}
					</ul>
				)}
				{help}
			</div>
		</div>
	);
}

/** Screen readers say it because it gets the focus, also after a reload. A live region would be silent then. */
export function SuccessNotice({ notice, children }: { notice: Notice; children?: ReactNode }) {
	const { t } = usePage();
	const text = useFieldId("success");
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form
		// biome-ignore lint/a11y/noAutofocus: the visitor is waiting for the result
		<div className="notice notice--success" role="group" aria-labelledby={text} tabIndex={-1} autoFocus>
			<Icon name="check" />
			<div>
				<p className="notice__text" id={text}>
					{t(`notices.${notice}`)}
				</p>
				{children}
			</div>
		</div>
	);
}

/** The result of the form whose redirect led here. */
export const ResultNotice = ({ notice }: { notice: Notice | null }) =>
	notice && (isNeutral(notice) ? <NeutralNotice notice={notice} /> : <SuccessNotice notice={notice} />);

export function NeutralNotice({ notice }: { notice: Notice }) {
	const { t } = usePage();
	return (
		<div className="notice" role="status" tabIndex={-1}>
			<p className="notice__text">{t(`notices.${notice}`)}</p>
		</div>
	);
}

export function FailureNotice({ failure }: Pick<FormState, "failure">) {
	const { t } = usePage();
	return (
		failure && (
			<div className="notice notice--error" role="alert">
				<Icon name="warning" />
				<p className="notice__text">{t(`notices.${failure.notice}`)}</p>
			</div>
		)
	);
}
