import type { FormState } from "../../../../shared/accounts/form-state.ts";
import type { FormFailure } from "../../../../shared/accounts/messages.ts";
import type { Person, PersonField } from "../../../../shared/learning/forms.ts";
import { paths } from "../../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { Notice } from "../../components/part.tsx";
import { Warning } from "../../components/warning.tsx";
import { TextField } from "../../forms/fields.tsx";
import { FailureNotice, Form, Summary } from "../../forms/form.tsx";
import { usePage } from "../../page.ts";
import { PersonalLink } from "./personal-link.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

export interface Registration {
	/** "unknown": the request to the provider failed. */
	state: "signedOut" | "open" | "full" | "registered" | "unknown";
	canJoin: boolean;
	/** The fields that the session does not have. */
	asked: readonly PersonField[];
	person: Person | null;
}

interface RegistrationProps {
	slug: string;
	isRoomOpen: boolean;
	registration: Registration;
	form: FormState;
}

/** The state of the registration, and its form or link. [7.16] */
export function EventRegistration({ slug, isRoomOpen, registration, form }: RegistrationProps) {
	const { t } = usePage();
	const { state } = registration;
	if (state === "signedOut") return <SignInFirst failure={form.failure}>{t("event.signIn")}</SignInFirst>;
	if (state === "registered") {
		return <Registered slug={slug} isRoomOpen={isRoomOpen} registration={registration} form={form} />;
	}
	if (state === "unknown" && !form.failure) return <Notice part="event">{t("event.unknown")}</Notice>;
	if (form.failure && ["webinarOver", "webinarFull"].includes(form.failure.notice)) {
		return <Unavailable slug={slug} failure={form.failure} />;
	}
	return (
		<>
			{state === "full" && !form.failure && <Warning text={t("notices.webinarFull")} />}
			<RegistrationForm slug={slug} registration={registration} form={form} />
		</>
	);
}

/** A full or past webinar. It offers other webinars, and for a full one another try, because a seat may become free. */
function Unavailable({ slug, failure }: { slug: string; failure: FormFailure }) {
	const { locale, t } = usePage();
	return (
		<>
			<Summary failure={failure} />
			<p className="event__buttons">
				<a className="button" href={paths.list(locale, "webinars")}>
					{t("event.others")}
				</a>
				{failure.notice === "webinarFull" && (
					<a className="button button--ghost" href={paths.detail(locale, "webinars", slug)}>
						{t("event.registerAgain")}
					</a>
				)}
			</p>
		</>
	);
}

function Registered({ slug, isRoomOpen, registration, form }: RegistrationProps) {
	const { locale, t } = usePage();
	const canEnter = isRoomOpen && registration.canJoin;
	return (
		<>
			<FailureNotice failure={form.failure} />
			<div className="event__registered">
				<Icon name="check" />
				<div>
					<p className="notice__text">{t("event.registered")}</p>
					<p>{t(canEnter ? "event.roomOpen" : registration.canJoin ? "event.roomLater" : "event.roomUnknown")}</p>
				</div>
			</div>
			{canEnter && (
				<p className="event__buttons">
					<PersonalLink href={paths.join(locale, slug)}>{t("event.join")}</PersonalLink>
				</p>
			)}
		</>
	);
}

const LABELS = { firstname: "firstName", lastname: "lastName", email: "email" } as const;
const AUTOCOMPLETE = { firstname: "given-name", lastname: "family-name", email: "email" } as const;

/** One click if the session has the person's data. Otherwise a form with the missing fields. */
function RegistrationForm({ slug, registration, form }: Omit<RegistrationProps, "isRoomOpen">) {
	const { locale, t } = usePage();
	const { asked, person } = registration;
	const hasTried = form.failure && form.failure.notice !== "webinarRegisterFirst";
	const labels = Object.fromEntries(asked.map((name) => [name, t(`fields.${LABELS[name]}`)]));
	const personParts = [[person?.firstname, person?.lastname].filter(Boolean).join(" "), person?.email].filter(Boolean);
	return (
		<Form
			action={paths.registration(locale, slug)}
			failure={form.failure}
			labels={labels}
			submit={t(hasTried ? "event.registerAgain" : "event.register")}
		>
			{asked.length === 0 && <p>{t("event.oneClick", { who: personParts.join(", ") })}</p>}
			{asked.length > 0 && <p>{t("event.asked")}</p>}
			{asked.map((name) => (
				<TextField
					key={name}
					name={name}
					label={t(`fields.${LABELS[name]}`)}
					type={name === "email" ? "email" : "text"}
					autoComplete={AUTOCOMPLETE[name]}
					defaultValue={form.values[name] ?? person?.[name]}
					error={form.failure?.errors[name]}
					missing={LABELS[name]}
				/>
			))}
		</Form>
	);
}
