/** Codes of field errors and notices. The dictionaries have the texts under `errors` and `notices`. */

export const FIELD_ERRORS = [
	"required",
	"email",
	"password",
	"passwordConfirm",
	"phone",
	"consent",
	"emailTaken",
	"tooLong",
	"wrongPassword",
	"invalid",
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

export const fieldError = (name: string): FieldError => FIELD_ERRORS.find((code) => code === name) ?? "invalid";

const FAILURES = [
	"checkFields",
	"loginFailed",
	"userAccess",
	"emailUnknown",
	"emailTaken",
	"registerFailed",
	"consentsFailed",
	"accountFailed",
	"tooMany",
	"mailsSent",
	"resetMaybe",
	"pause",
	"unavailable",
	"signedOut",
	"signInFirst",
	"hcaOnly",
	"cookiesRefused",
	"hcaFailed",
	"hcaForgotten",
	"hcaProfileFailed",
	"webinarFull",
	"webinarOver",
	"webinarRefused",
	"webinarTaken",
	"webinarRegisterFirst",
	"webinarNoLink",
	"meetingRefused",
	"courseRefused",
	"courseEnrolFirst",
	"courseNoLink",
] as const;

/** `?notice=` accepts this list and those below. */
export const SUCCESSES = [
	"registered",
	"registeredLimited",
	"resetSent",
	"consentsSaved",
	"accountDeleted",
	"signedOutEverywhere",
] as const;

export const NEUTRAL = ["hcaEnded", "hcaCancelled", "hcaUnreachable"] as const;

export const MEETING_ANSWERS = ["meetingYes", "meetingNo"] as const;

export const NOTICES = [...FAILURES, ...SUCCESSES, ...NEUTRAL, ...MEETING_ANSWERS] as const;
export type Notice = (typeof NOTICES)[number];

export const isNeutral = (notice: Notice): boolean => NEUTRAL.some((neutral) => neutral === notice);

export type FieldErrors = Readonly<Record<string, FieldError>>;

export const ARRIVING_FAILURES = ["hcaFailed", "hcaForgotten", "hcaProfileFailed"] as const;

/** Shown on any page where a sign-in or its confirmation at the identity provider started. */
export const ARRIVALS = ["hcaCancelled", "hcaUnreachable", ...ARRIVING_FAILURES] as const;
export type Arrival = (typeof ARRIVALS)[number];

/** A form's refusal, in JSON responses and in pages without scripts. */
export interface FormFailure {
	notice: Notice;
	errors: FieldErrors;
	/** Admits the form if it is sent again after a pause. */
	ticket?: string | undefined;
}
