/**
 * What can be wrong with a field, and what a form says as a whole: codes that Worker and browser share. Their words
 * stand under `errors` and `notices` in the dictionaries.
 */

export const FIELD_ERRORS = [
	"required",
	"email",
	"password",
	"passwordConfirm",
	"phone",
	"zipcode",
	"consent",
	"emailTaken",
	"tooLong",
	"wrongPassword",
	"invalid",
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

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
	"unavailable",
	"signedOut",
	"signInFirst",
	"hcaOnly",
	"cookiesRefused",
	"hcaFailed",
	"hcaProfileFailed",
	"webinarFull",
	"webinarOver",
	"webinarRefused",
	"webinarTaken",
	"webinarNoLink",
	"meetingRefused",
	"courseRefused",
	"courseNoLink",
] as const;

/** Shown by the page that a successful form redirects to, from its `?notice=`. */
export const SUCCESSES = [
	"registered",
	"registeredLimited",
	"resetSent",
	"consentsSaved",
	"accountDeleted",
	"signedOutEverywhere",
] as const;

/** Likewise, of what is neither a success nor a failure. */
export const NEUTRAL = ["hcaEnded", "hcaCancelled"] as const;

/** Likewise, by a meeting's page. */
export const MEETING_ANSWERS = ["meetingYes", "meetingNo"] as const;

export const NOTICES = [...FAILURES, ...SUCCESSES, ...NEUTRAL, ...MEETING_ANSWERS] as const;
export type Notice = (typeof NOTICES)[number];

export const isNeutral = (notice: Notice): boolean => NEUTRAL.some((one) => one === notice);

export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Failures that a redirect may name in `?notice=`. */
export const ARRIVING_FAILURES = ["hcaFailed", "hcaProfileFailed"] as const;

/** Likewise, by whatever page a sign-in with the external identity was begun on. */
export const ARRIVALS = ["hcaCancelled", ...ARRIVING_FAILURES] as const;
export type Arrival = (typeof ARRIVALS)[number];

/** Why a form was refused; the JSON answer and the page without scripts show the same. */
export interface FormFailure {
	notice: Notice;
	errors: FieldErrors;
}
