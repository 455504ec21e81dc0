import { expect, test } from "vitest";
import { consentForm, deleteForm, fieldErrors, forgotForm, loginForm } from "../../shared/accounts/forms.ts";
import { CONSENTS } from "../../shared/countries.ts";
import { meetingForm } from "../../shared/learning/forms.ts";
import { SPECIFIED } from "./specified.ts";

const ANSWER = { firstname: "A", lastname: "B", email: "a@b.ie", profession: "M" };

test("[7.19] a line break counts as one character, as in the field", () => {
	const remarks = "one\r\n".repeat(500);
	expect(meetingForm("ie").parse({ ...ANSWER, attending: true, remarks }).remarks).toBe("one\n".repeat(500).trim());
	expect(meetingForm("ie").safeParse({ ...ANSWER, attending: true, remarks: `${remarks}four.` }).success).toBe(false);
});

test("[7.19] a meeting's sign-up takes a boolean, as the contract writes it, or a form's text", () => {
	const attending = (value: unknown) => meetingForm("ie").safeParse({ ...ANSWER, attending: value }).data?.attending;
	for (const yes of [true, "true"]) expect(attending(yes)).toBe(true);
	for (const no of [false, "false"]) expect(attending(no)).toBe(false);
	for (const odd of ["yes", 1, undefined]) expect(attending(odd), String(odd)).toBeUndefined();
});

const BOTH = { email: "required", password: "required" };
test.each([
	[{}, BOTH],
	[{ email: "   ", password: "   " }, BOTH],
	[
		{ email: "a@b", password: "x" },
		{ email: "email", password: "required" },
	],
	[{ email: "ab.cd", password: "xy" }, { email: "email" }],
	[{ email: " a@b.c ", password: " xy " }, {}],
	[{ email: ["a@b.c"], password: { length: 5 } }, BOTH],
])("[5.04] [5.05] login and forgot form %o: %o", (form, errors) => {
	const { error, data } = loginForm.safeParse(form);
	expect(error ? fieldErrors(error) : {}).toEqual(errors);
	if (data) expect(data).toEqual({ email: "a@b.c", password: "xy" });
	const forgot = forgotForm.safeParse(form).error;
	expect((forgot ? fieldErrors(forgot) : {}).email).toBe("email" in errors ? errors.email : undefined);
	const deletion = deleteForm.safeParse(form).error;
	expect((deletion ? fieldErrors(deletion) : {}).password).toBe("password" in errors ? errors.password : undefined);
});

test.each(SPECIFIED)("[5.12] %s: the modal requires consent only, the account page nothing", (code) => {
	const refused = consentForm(code, CONSENTS, false).safeParse({}).error;
	expect(refused ? fieldErrors(refused) : {}).toEqual(code === "ch" ? {} : { consent: "consent" });
	const others = { onekeyConsent: false, owaConsent: false, consent: false };
	expect(consentForm(code, CONSENTS, true).parse({ newsletter: "true" })).toEqual({ ...others, newsletter: true });
	expect(consentForm(code, ["newsletter"], false).safeParse({}).success).toBe(true);
});
