import { country } from "../../../shared/countries.ts";
import { usePage } from "../page.ts";
import { SelectField, type SelectFieldProps } from "./fields.tsx";

/** The country's first profession is preselected. [3.17] */
export function ProfessionField(field: Omit<SelectFieldProps, "options">) {
	const { country: code, t } = usePage();
	const { professions } = country(code).accounts;
	return <SelectField {...field} options={professions.map((value) => ({ value, label: t(`professions.${value}`) }))} />;
}
