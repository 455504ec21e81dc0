import { Field, FieldErrorText, type FieldProps } from "./fields.tsx";
import { useFieldId } from "./scope.ts";

interface TextAreaFieldProps extends FieldProps {
	maxLength: number;
	defaultValue?: string | undefined;
}

export const TextAreaField = ({ maxLength, defaultValue, ...field }: TextAreaFieldProps) => (
	<Field {...field}>
		{(attributes) => <textarea {...attributes} rows={3} maxLength={maxLength} defaultValue={defaultValue} />}
	</Field>
);

interface YesOrNoProps extends FieldProps {
	yes: string;
	no: string;
	/** "true" or "false". Without it neither is selected. */
	defaultValue: string | undefined;
}

/** The error summary links to the first radio button, so that one has the field's id. */
export function YesOrNo({ name, label, yes, no, error, missing, defaultValue }: YesOrNoProps) {
	const id = useFieldId(name);
	const choice = (value: "true" | "false", label: string) => (
		<label className="choice">
			<input
				type="radio"
				id={value === "true" ? id : `${id}-no`}
				name={name}
				value={value}
				required
				defaultChecked={defaultValue === value}
			/>
			{label}
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
