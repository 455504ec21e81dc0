import { type Consent, type CountryCode, country } from "../../../shared/countries.ts";
import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";
import { ConsentTick } from "./consent-tick.tsx";
import { type ControlledForm, Form } from "./form.tsx";

interface ConsentsFormProps extends ControlledForm {
	asked: readonly Consent[];
	country: CountryCode;
	userId: string;
}

/** Asks for the consents that are still null. [3.16, 5.12, 8.07] */
export function ConsentsForm({
	asked,
	country: code,
	userId,
	values,
	failure,
	returnTo,
	unsent,
	control = { failure },
}: ConsentsFormProps) {
	const { locale, t } = usePage();
	const { consents } = country(code).accounts;
	const labels = Object.fromEntries(asked.map((name) => [name, t(`consentTexts.${name}`)]));
	return (
		<Form
			{...control}
			action={paths.consents(locale)}
			whose={userId}
			returnTo={returnTo}
			unsent={unsent}
			labels={labels}
			submit={t("consents.submit")}
		>
			<p>{t("consents.text")}</p>
			{asked.map((name) => (
				<div key={name}>
					<input type="hidden" name="asked" value={name} />
					<ConsentTick
						name={name}
						country={code}
						required={name === "consent" && consents.consent === "required"}
						defaultChecked={values[name] === "true"}
						error={control.failure?.errors[name]}
					/>
				</div>
			))}
		</Form>
	);
}
