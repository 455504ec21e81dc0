import type { MouseEvent, ReactNode, Ref } from "react";
import type { FormState } from "../../../shared/accounts/form-state.ts";
import { REGISTER_FIELDS } from "../../../shared/accounts/register-fields.ts";
import { country } from "../../../shared/countries.ts";
import type { PersonField } from "../../../shared/learning/forms.ts";
import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";
import { TextField } from "./fields.tsx";
import { Form, type FormControl, SuccessNotice } from "./form.tsx";
import { TextAreaField, YesOrNo } from "./meeting-fields.tsx";
import { ProfessionField } from "./profession-field.tsx";
import { ScopeProvider } from "./scope.ts";

export interface MeetingProps extends FormState {
	slug: string;
	/** The fields that the session does not have. All others are read-only. */
	asked: readonly PersonField[];
}

interface MeetingAnswerProps extends Pick<MeetingProps, "success" | "returnTo"> {
	ref?: Ref<HTMLDivElement>;
	onChange?: (event: MouseEvent) => void;
	children: ReactNode;
}

/** The sign-up for an on-site meeting: the form, or the visitor's answer with a link to change it. [7.19] */
export function MeetingAnswer({ success, returnTo, ref, onChange, children }: MeetingAnswerProps) {
	const { t } = usePage();
	return (
		<div className="meeting__answer" ref={ref} tabIndex={-1}>
			{success === null ? (
				children
			) : (
				<SuccessNotice notice={success}>
					<p>
						<a href={`${returnTo}#meeting`} onClick={onChange}>
							{t("meeting.change")}
						</a>
					</p>
				</SuccessNotice>
			)}
		</div>
	);
}

interface MeetingFormProps extends MeetingProps {
	/** True when something other than the summary opens the form. */
	isOpen?: boolean;
	control?: FormControl;
}

/** The form stays folded until the visitor opens it. */
export function MeetingForm({ isOpen = false, ...form }: MeetingFormProps) {
	const { t } = usePage();
	return (
		<details className="meeting__fold" open={isOpen || form.failure !== null} suppressHydrationWarning>
			<summary className="button">{t("meeting.answer")}</summary>
			{/* The registration above can ask for the same fields. */}
			<ScopeProvider value="meeting">
				<Fields {...form} />
			</ScopeProvider>
		</details>
	);
}

function Fields({ slug, asked, values, failure, control = { failure } }: Omit<MeetingFormProps, "isOpen">) {
	const { locale, country: code, t } = usePage();
	const { callingCode } = country(code).accounts;
	const errors = control.failure?.errors ?? {};
	const labels = {
		attending: t("meeting.attending"),
		firstname: t("fields.firstName"),
		lastname: t("fields.lastName"),
		email: t("fields.email"),
		profession: t("fields.profession"),
		phone: t("meeting.phone"),
		remarks: t("meeting.remarks"),
	};
	const text = (name: Exclude<keyof typeof labels, "attending">) => ({
		name,
		label: labels[name],
		error: errors[name],
		defaultValue: values[name],
	});
	const person = (name: PersonField) => ({ ...text(name), readOnly: !asked.includes(name) });
	return (
		<Form {...control} action={paths.meeting(locale, slug)} labels={labels} submit={t("meeting.submit")}>
			<input type="hidden" name="slug" value={slug} />
			<YesOrNo
				name="attending"
				label={labels.attending}
				yes={t("meeting.yes")}
				no={t("meeting.no")}
				defaultValue={values.attending}
				error={errors.attending}
				missing="attending"
			/>
			<TextField {...person("firstname")} missing="firstName" autoComplete="given-name" />
			<TextField {...person("lastname")} missing="lastName" autoComplete="family-name" />
			<TextField {...person("email")} missing="email" type="email" inputMode="email" autoComplete="email" />
			<ProfessionField {...text("profession")} missing="profession" />
			<TextField
				{...text("phone")}
				{...REGISTER_FIELDS.phone.input}
				hint={t("fields.phoneHint", { code: callingCode })}
				required={false}
			/>
			<TextAreaField {...text("remarks")} hint={t("meeting.remarksHint")} maxLength={2000} />
		</Form>
	);
}
