import { country } from "../../../shared/countries.ts";
import { usePage } from "../page.ts";
import { SelectField, TextField } from "./fields.tsx";

/** Fields that several forms share and that depend on the country only. */

/** A select of the country's professions. */
export function ProfessionField(field: Omit<Parameters<typeof SelectField>[0], "options">) {
	const { country: code, t } = usePage();
	const { professions } = country(code).accounts;
	return <SelectField {...field} options={professions.map((value) => ({ value, label: t(`professions.${value}`) }))} />;
}

/** A national number. [5.06] */
export function PhoneField(field: Parameters<typeof TextField>[0]) {
	const { country: code, t } = usePage();
	const { callingCode } = country(code).accounts;
	return (
		<TextField
			{...field}
			type="tel"
			inputMode="tel"
			autoComplete="tel-national"
			hint={t("fields.phoneHint", { code: callingCode })}
		/>
	);
}
