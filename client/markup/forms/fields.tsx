import { type InputHTMLAttributes, type ReactNode, useCallback, useState } from "react";
import type { MissingField } from "../../../locales/keys.ts";
import type { FieldError } from "../../../shared/accounts/messages.ts";
import { usePage } from "../page.ts";
import { useFieldId } from "./scope.ts";

export interface FieldProps {
	name: string;
	label: string;
	error?: FieldError | undefined;
	/** What the error names when the field is empty. Without it the error is the generic text. [8.08] */
	missing?: MissingField | undefined;
	hint?: string | undefined;
	/** Shown for input that looks wrong but is accepted. */
	warning?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
	children: (attributes: {
		className: string;
		id: string;
		name: string;
		/** False is written too. Without it, Chromium reports empty required fields as invalid from the start. */
		"aria-invalid": boolean;
		"aria-describedby": string | undefined;
	}) => ReactNode;
}

/** The frame around an input. TextField renders the warning, because it needs a live region. */
export function Field({ name, label, hint, warning, error, missing, children }: FieldFrameProps) {
	const id = useFieldId(name);
	const described = [hint && `${id}-hint`, warning && `${id}-warning`, error && `${id}-error`].filter(Boolean);
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			{hint && (
				<p className="soft field__hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{children({
				className: "input",
				id,
				name,
				"aria-invalid": error !== undefined,
				"aria-describedby": described.join(" ") || undefined,
			})}
			<FieldErrorText of={id} error={error} missing={missing} />
		</div>
	);
}

export function FieldErrorText({ of, error, missing }: { of: string } & Pick<FieldProps, "error" | "missing">) {
	const { t } = usePage();
	if (!error) return null;
	return (
		<p className="field-error" id={`${of}-error`}>
			{t(error === "required" && missing ? `errors.missing.${missing}` : `errors.${error}`)}
		</p>
	);
}

interface TextFieldProps
	extends FieldProps,
		Pick<
			InputHTMLAttributes<HTMLInputElement>,
			"type" | "autoComplete" | "inputMode" | "defaultValue" | "maxLength" | "autoCapitalize" | "readOnly" | "required"
		> {
	/** Next to the input, such as the button that shows a password. */
	children?: ReactNode;
}

export function TextField({ name, label, error, missing, hint, warning, children, ...input }: TextFieldProps) {
	return (
		<Field name={name} label={label} error={error} missing={missing} hint={hint} warning={warning}>
			{(attributes) => (
				<>
					<div className="field__row">
						<input required {...attributes} {...input} suppressHydrationWarning={children !== undefined} />
						{children}
					</div>
					<p className="field__warning" id={`${attributes.id}-warning`} aria-live="polite">
						{warning}
					</p>
				</>
			)}
		</Field>
	);
}

interface PasswordFieldProps extends FieldProps {
	autoComplete: "current-password" | "new-password";
}

/** enhancements/reveal.ts handles the button until hydration, then state does, because React writes `type`. */
export function PasswordField(props: PasswordFieldProps) {
	const { t } = usePage();
	/** Null before the hydration. */
	const [isShown, setShown] = useState<boolean | null>(null);
	const adopt = useCallback((button: object | null) => {
		const isPressed = button !== null && "ariaPressed" in button && button.ariaPressed === "true";
		setShown((shown) => shown ?? isPressed);
	}, []);
	return (
		<TextField {...props} type={isShown ? "text" : "password"} autoCapitalize={isShown ? "off" : undefined}>
			<button
				ref={adopt}
				className="button button--ghost button--small field__reveal"
				type="button"
				aria-pressed={isShown === true}
				data-hydrated={isShown === null ? undefined : ""}
				onClick={(event) => {
					event.preventDefault();
					setShown(!isShown);
				}}
				suppressHydrationWarning
			>
				<span className="visually-hidden">
					{t(props.name === "passwordConfirm" ? "forms.showPasswordConfirm" : "forms.showPassword")}
				</span>
				<svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
					<path d="M2.500 12s3.500-6.500 9.500-6.500 9.500 6.500 9.500 6.500-3.500 6.500-9.500 6.500S2.500 12 2.500 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" />
					<path className="field__struck" d="M4 4l16 16" />
				</svg>
			</button>
		</TextField>
	);
}

export interface SelectFieldProps extends FieldProps {
	options: readonly { value: string; label: string }[];
	defaultValue?: string | undefined;
}

/** A select whose first option is preselected. A single option is shown as text. */
export function SelectField({ options, defaultValue, ...field }: SelectFieldProps) {
	const [first] = options;
	if (options.length === 1 && first) return <SettledField {...field} option={first} />;
	return (
		<Field {...field}>
			{(attributes) => (
				<select {...attributes} required defaultValue={defaultValue || first?.value}>
					{options.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}

function SettledField({ name, label, error, option }: FieldProps & { option: SelectFieldProps["options"][number] }) {
	const id = useFieldId(name);
	return (
		<div className="field">
			<p id={id}>
				<span className="field__label">{label}</span>
				{option.label}
			</p>
			<input type="hidden" name={name} value={option.value} />
			<FieldErrorText of={id} error={error} />
		</div>
	);
}
