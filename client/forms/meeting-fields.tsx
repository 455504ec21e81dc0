import { usePage } from "../page.ts";
import { FieldErrorText, type FieldProps } from "./fields.tsx";
import { useFieldId } from "./scope.ts";

/** Fields that only the form of a meeting has. */

interface TextAreaFieldProps extends FieldProps {
	maxLength: number;
	defaultValue?: string | undefined;
}

export function TextAreaField({ name, label, hint, error, maxLength, defaultValue }: TextAreaFieldProps) {
	const { t } = usePage();
	const id = useFieldId(name);
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			{hint && (
				<p className="field__hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			<textarea
				className="input"
				id={id}
				name={name}
				rows={3}
				maxLength={maxLength}
				defaultValue={defaultValue}
				aria-invalid={error ? true : undefined}
				aria-describedby={described || undefined}
			/>
			{error && <FieldErrorText id={`${id}-error`}>{t(`errors.${error}`)}</FieldErrorText>}
		</div>
	);
}

interface YesOrNoProps extends FieldProps {
	yes: string;
	no: string;
	/** "true" or "false". */
	defaultValue: string;
}

/** The first choice has the field's id: the summary of errors leads there. */
export function YesOrNo({ name, label, yes, no, error, defaultValue }: YesOrNoProps) {
	const { t } = usePage();
	const id = useFieldId(name);
	const choice = (value: "true" | "false", words: string) => (
		<label className="choice">
			<input
				type="radio"
				id={value === "true" ? id : `${id}-no`}
				name={name}
				value={value}
				defaultChecked={defaultValue === value}
			/>
			{words}
		</label>
	);
	return (
		<fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
			<legend>{label}</legend>
			<div className="choices">
				{choice("true", yes)}
				{choice("false", no)}
			</div>
			{error && <FieldErrorText id={`${id}-error`}>{t(`errors.${error}`)}</FieldErrorText>}
		</fieldset>
	);
}
