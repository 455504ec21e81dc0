import type { InputHTMLAttributes, ReactNode } from "react";
import { useState } from "react";
import type { FieldError } from "../../shared/accounts/messages.ts";
import { usePage } from "../page.ts";
import { useFieldId } from "./scope.ts";

/** Fields with label, hint and error, each tied to the input. */

export interface FieldProps {
	name: string;
	label: string;
	error?: FieldError | undefined;
	hint?: string;
	/** Says what seems wrong without being an error. */
	warning?: string | undefined;
}

interface TextFieldProps
	extends FieldProps,
		Pick<
			InputHTMLAttributes<HTMLInputElement>,
			| "type"
			| "autoComplete"
			| "inputMode"
			| "defaultValue"
			| "onBlur"
			| "onChange"
			| "maxLength"
			| "autoCapitalize"
			| "readOnly"
			| "required"
		> {
	/** Beside the input, such as the button that shows a password. */
	children?: ReactNode;
}

export function TextField({ name, label, error, hint, warning, children, ...input }: TextFieldProps) {
	const { t } = usePage();
	const id = useFieldId(name);
	const described = [hint && `${id}-hint`, warning && `${id}-warning`, error && `${id}-error`].filter(Boolean);
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			{hint && (
				<p className="field__hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			<div className="field__row">
				<input
					className="input"
					id={id}
					name={name}
					required
					aria-invalid={error ? true : undefined}
					aria-describedby={described.join(" ") || undefined}
					{...input}
				/>
				{children}
			</div>
			<p className="field__warning" id={`${id}-warning`} aria-live="polite">
				{warning}
			</p>
			{error && <FieldErrorText id={`${id}-error`}>{t(`errors.${error}`)}</FieldErrorText>}
		</div>
	);
}

export const FieldErrorText = ({ id, children }: { id: string; children: string }) => (
	<p className="field-error" id={id}>
		{children}
	</p>
);

interface PasswordFieldProps extends FieldProps {
	autoComplete: "current-password" | "new-password";
}

export function PasswordField(props: PasswordFieldProps) {
	const { t } = usePage();
	const [isShown, setShown] = useState(false);
	return (
		<TextField {...props} type={isShown ? "text" : "password"} autoCapitalize="off">
			<button
				className="button button--ghost button--small field__reveal"
				type="button"
				aria-pressed={isShown}
				onClick={() => setShown(!isShown)}
			>
				<span className="visually-hidden">{t("forms.showPassword")}</span>
				<svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d="M2.500 12s3.500-6.500 9.500-6.500 9.500 6.500 9.500 6.500-3.500 6.500-9.500 6.500S2.500 12 2.500 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" />
					{isShown && <path d="M4 4l16 16" />}
				</svg>
			</button>
		</TextField>
	);
}

interface TickProps {
	name: string;
	children: ReactNode;
	error?: FieldError | undefined;
	required?: boolean;
	defaultChecked?: boolean;
}

/** A consent: its whole text is the label. */
export function Tick({ name, children, error, required = false, defaultChecked = false }: TickProps) {
	const { t } = usePage();
	const id = useFieldId(name);
	return (
		<div className="tick">
			<input
				type="checkbox"
				id={id}
				name={name}
				value="true"
				required={required}
				defaultChecked={defaultChecked}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error` : undefined}
			/>
			<label htmlFor={id}>
				{children}
				{!required && <span className="tick__optional"> ({t("forms.optional")})</span>}
			</label>
			{error && <FieldErrorText id={`${id}-error`}>{t(`errors.${error}`)}</FieldErrorText>}
		</div>
	);
}

interface SelectFieldProps extends FieldProps {
	options: readonly { value: string; label: string }[];
	defaultValue?: string | undefined;
}

/** A single option is chosen already, and stands there as what it is. */
export function SelectField({ name, label, options, defaultValue, error }: SelectFieldProps) {
	const { t } = usePage();
	const id = useFieldId(name);
	const [first] = options;
	if (options.length === 1 && first) {
		return (
			<div className="field">
				<label htmlFor={id}>{label}</label>
				<input type="hidden" name={name} value={first.value} />
				<input className="input" id={id} value={first.label} readOnly />
			</div>
		);
	}
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<select
				className="input"
				id={id}
				name={name}
				required
				defaultValue={defaultValue ?? first?.value}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error` : undefined}
			>
				{options.map(({ value, label: text }) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
			{error && <FieldErrorText id={`${id}-error`}>{t(`errors.${error}`)}</FieldErrorText>}
		</div>
	);
}
