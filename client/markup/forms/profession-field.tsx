import { country } from "../../../shared/countries.ts";
import { usePage } from "../page.ts";
import { SelectField } from "./fields.tsx";

export function ProfessionField(field: Omit<Parameters<typeof SelectField>[0], "options" | "unchosen">) {
	const { country: code, t } = usePage();
	const { professions } = country(code).accounts;
	return (
		<SelectField
			{...field}
			unchosen={t("forms.choose")}
			options={professions.map((value) => ({ value, label: t(`professions.${value}`) }))}
		/>
	);
}
