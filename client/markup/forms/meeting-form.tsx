import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { FormState } from "../../../shared/accounts/form-state.ts";
import type { PersonField } from "../../../shared/learning/forms.ts";
import { paths } from "../../../shared/routes.ts";
import { useForm } from "../../browser/forms/use-form.ts";
import { usePage } from "../page.ts";
import { TextField } from "./fields.tsx";
import { Form, SuccessNotice } from "./form.tsx";
import { TextAreaField, YesOrNo } from "./meeting-fields.tsx";
import { PhoneField, ProfessionField } from "./person-fields.tsx";

export interface MeetingProps extends FormState {
	slug: string;
	/** The fields that the session does not know; the others are shown read-only. */
	asked: readonly PersonField[];
}

/** The sign-up for an on-site meeting: its form, or the answer given, with a link to change it. [7.19] */
export function Meeting(props: MeetingProps) {
	const { t } = usePage();
	const [answered, setAnswered] = useState(props.success);
	const place = useRef<HTMLDivElement>(null);
	// Not for an answer that came with the page, whose URL leads to it already.
	useEffect(() => {
		if (answered !== props.success) place.current?.focus();
	}, [answered, props.success]);
	const change = (event: MouseEvent) => {
		event.preventDefault();
		setAnswered(null);
	};
	return (
		<div className="meeting__answer" ref={place} tabIndex={-1}>
			{answered === null ? (
				<MeetingForm {...props} onDone={(attending) => setAnswered(attending ? "meetingYes" : "meetingNo")} />
			) : (
				<SuccessNotice notice={answered}>
					<p>
						<a href={`${props.returnTo}#meeting`} onClick={change}>
							{t("meeting.change")}
						</a>
					</p>
				</SuccessNotice>
			)}
		</div>
	);
}

interface MeetingFormProps extends MeetingProps {
	/** Only in the browser: the plain post is answered by a redirect. */
	onDone: (attending: boolean) => void;
}

function MeetingForm({ slug, asked, values, failure, onDone }: MeetingFormProps) {
	const { locale, country: code, t } = usePage();
	const form = useForm({
		endpoint: "/api/api/offline-form",
		rules: ({ meeting }) => meeting(code),
		initial: failure,
		onDone: ({ attending }) => onDone(attending),
	});
	const errors = form.failure?.errors ?? {};
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
	const who = (name: PersonField) => ({ ...text(name), readOnly: !asked.includes(name) });
	return (
		<Form {...form} action={paths.action(locale, slug, "attend")} labels={labels} submit={t("meeting.submit")}>
			<input type="hidden" name="slug" value={slug} />
			<YesOrNo
				name="attending"
				label={labels.attending}
				yes={t("meeting.yes")}
				no={t("meeting.no")}
				defaultValue={values.attending ?? "true"}
				error={errors.attending}
			/>
			<TextField {...who("firstname")} autoComplete="given-name" />
			<TextField {...who("lastname")} autoComplete="family-name" />
			<TextField {...who("email")} type="email" inputMode="email" autoComplete="email" />
			<ProfessionField {...text("profession")} />
			<PhoneField {...text("phone")} required={false} />
			<TextAreaField {...text("remarks")} hint={t("meeting.remarksHint")} maxLength={2000} />
		</Form>
	);
}
