import { Field, FieldErrorText, type FieldProps } from "./fields.tsx";
import { useFieldId } from "./scope.ts";

/** Fields that only the form of a meeting has. */

interface TextAreaFieldProps extends FieldProps {
	maxLength: number;
	defaultValue?: string | undefined;
}

export const TextAreaField = ({ maxLength, defaultValue, ...field }: TextAreaFieldProps) => (
	<Field {...field}>
		{(tied) => <textarea {...tied} rows={3} maxLength={maxLength} defaultValue={defaultValue} />}
	</Field>
);

interface YesOrNoProps extends FieldProps {
	yes: string;
	no: string;
	/** "true" or "false"; without it nothing is chosen yet. */
	defaultValue: string | undefined;
}

/** Two radio buttons; the first has the field's id, to which the error summary links. */
export function YesOrNo({ name, label, yes, no, error, missing, defaultValue }: YesOrNoProps) {
	const id = useFieldId(name);
	const choice = (value: "true" | "false", words: string) => (
		<label className="choice">
			<input
				type="radio"
				id={value === "true" ? id : `${id}-no`}
				name={name}
				value={value}
				required
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
			<FieldErrorText of={id} error={error} missing={missing} />
		</fieldset>
	);
}
