import type { FocusEvent, FormEvent, MouseEvent, ReactNode } from "react";
import { WHOSE } from "../../../shared/accounts/form-state.ts";
import type { FormFailure, Notice } from "../../../shared/accounts/messages.ts";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { usePage } from "../page.ts";
import { useFieldId, useFieldIds } from "./scope.ts";

/** The state of a form, and what the browser's code listens to; without listeners the form is a plain post. */
export interface FormControl {
	failure: FormFailure | null;
	isPending?: boolean;
	/** What was typed is on its way; before that it is checked, which needs no words. */
	isSending?: boolean;
	/** The visitor begins to fill the form in. */
	onFocus?: () => void;
	/** The visitor has left a field. */
	onBlur?: (event: FocusEvent) => void;
	onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
	/** A link of the error summary is followed. */
	onFieldLink?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface FormProps extends FormControl {
	/** The address of the plain post. */
	action: string;
	returnTo?: string;
	/** For whom it is made; whoever is signed in. */
	whose?: string | null;
	/** Labels by field name, in the form's order, for the error summary. */
	labels: Readonly<Record<string, string>>;
	submit: string;
	/** Shown under the error summary, such as a link to a new password. */
	help?: ReactNode;
	/** Behind the button. */
	after?: ReactNode;
	children: ReactNode;
}

/** A form of the accounts: summary of errors with links to the fields, fields, one button. */
export function Form({
	action,
	returnTo,
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
			{owner && <input type="hidden" name={WHOSE} value={owner} />}
			{returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
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

/** The error summary: what is wrong, and a link to each wrong field. */
export function Summary({ failure, labels, help, onFieldLink }: SummaryProps) {
	const { t } = usePage();
	const fieldId = useFieldIds();
	const wrong = Object.keys(labels).filter((name) => name in failure.errors);
	return (
		// biome-ignore lint/a11y/noAutofocus: a form that comes back without a script begins with what is wrong
		<div className="notice notice--error" role="alert" tabIndex={-1} autoFocus data-summary>
			<Icon name="warning" />
			<div>
				<p className="notice__text">{t(`notices.${failure.notice}`)}</p>
				{wrong.length > 0 && (
					<ul>
						{wrong.map((name) => (
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

/**
 * The notice of a success. It is said because it gets the focus, also when its page is loaded again; a live region would say
 * nothing then, and twice where a script shows it.
 */
export function SuccessNotice({ notice, children }: { notice: Notice; children?: ReactNode }) {
	const { t } = usePage();
	const text = useFieldId("told");
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset belongs into a form
		// biome-ignore lint/a11y/noAutofocus: what was done is what the visitor waits for
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

/** The notice of what has neither succeeded nor failed. */
export function NeutralNotice({ notice }: { notice: Notice }) {
	const { t } = usePage();
	return (
		<div className="notice" role="status" tabIndex={-1}>
			<p className="notice__text">{t(`notices.${notice}`)}</p>
		</div>
	);
}

/** The notice of a failure, where there is no form with a summary. */
export function FailureNotice({ notice }: { notice: Notice }) {
	const { t } = usePage();
	return (
		<div className="notice notice--error" role="alert">
			<Icon name="warning" />
			<p className="notice__text">{t(`notices.${notice}`)}</p>
		</div>
	);
}
