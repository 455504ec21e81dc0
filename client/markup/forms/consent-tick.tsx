import type { FieldError } from "../../../shared/accounts/messages.ts";
import { type Consent, type CountryCode, country } from "../../../shared/countries.ts";
import { paths } from "../../../shared/routes.ts";
import { Icon } from "../components/icon.tsx";
import { usePage } from "../page.ts";
import { FieldErrorText } from "./fields.tsx";
import { useFieldId } from "./scope.ts";

interface ConsentTickProps {
	name: Consent;
	/** The country whose rules apply. */
	country: CountryCode;
	error?: FieldError | undefined;
	required?: boolean;
	defaultChecked: boolean;
}

/** A consent: its whole text is the label. The notice opens in a new tab, so that nothing typed is lost. */
export function ConsentTick({ name, country: code, error, required = false, defaultChecked }: ConsentTickProps) {
	const { locale, t } = usePage();
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
				aria-invalid={error !== undefined}
				aria-describedby={error ? `${id}-error` : undefined}
			/>
			<label htmlFor={id}>
				{t(`consentTexts.${name}`)}
				{!required && <span className="tick__optional"> ({t("forms.optional")})</span>}
			</label>
			<a
				className="tick__notice"
				href={paths.single(locale, country(code).accounts.notice)}
				target="_blank"
				rel="noopener"
			>
				{t("consents.notice")} <Icon name="external" />
				<span className="visually-hidden">({t("nav.newTab")})</span>
			</a>
			<FieldErrorText of={id} error={error} />
		</div>
	);
}
