import { describe, expect, test } from "vitest";
import { fieldErrors, registerForm } from "../../shared/accounts/forms.ts";
import { registerPayload } from "../../shared/accounts/payload.ts";
import { CONSENTS, COUNTRY_CODES, type CountryCode, country } from "../../shared/countries.ts";
import { meetingForm } from "../../shared/learning/forms.ts";
import { LOCALES } from "../../shared/locales.ts";
import { SPECIFIED, type Specified } from "./specified.ts";

/** Sections 5.06-5.11, written independently: shown and required (r), shown (o), not requested (-). */
const RULES: Record<string, Record<Specified, "r" | "o" | "-">> = {
	email: { be: "r", ch: "r", tr: "r", ie: "r" },
	last_name: { be: "r", ch: "r", tr: "r", ie: "r" },
	first_name: { be: "r", ch: "r", tr: "r", ie: "r" },
	password: { be: "r", ch: "r", tr: "r", ie: "r" },
	passwordConfirm: { be: "r", ch: "r", tr: "r", ie: "r" },
	profession: { be: "r", ch: "r", tr: "r", ie: "r" },
	country: { be: "r", ch: "r", tr: "r", ie: "r" },
	phone: { be: "r", ch: "r", tr: "r", ie: "r" },
	riziv: { be: "r", ch: "r", tr: "-", ie: "-" },
	address: { be: "r", ch: "r", tr: "-", ie: "-" },
	city: { be: "r", ch: "r", tr: "-", ie: "-" },
	zipcode: { be: "r", ch: "r", tr: "-", ie: "r" },
	onekeyConsent: { be: "r", ch: "r", tr: "r", ie: "-" },
	owaConsent: { be: "-", ch: "-", tr: "r", ie: "-" },
	consent: { be: "r", ch: "o", tr: "r", ie: "r" },
	newsletter: { be: "-", ch: "-", tr: "o", ie: "o" },
};
const MATRIX = Object.entries(RULES).flatMap(([field, byCountry]) =>
	SPECIFIED.map((code) => ({ field, code, rule: byCountry[code] })),
);

const full = (code: CountryCode): Record<string, unknown> => ({
	email: "ana@practice.example",
	last_name: "Ey",
	first_name: "Ana",
	password: "secret-12",
	passwordConfirm: "secret-12",
	profession: "M",
	riziv: "12345678901",
	address: "Rue Haute 1",
	zipcode: country(code).accounts.fields.zipcode?.example,
	city: "Brussels",
	country: code.toUpperCase(),
	phone: "02 555 01 99",
	...Object.fromEntries(CONSENTS.map((name) => [name, "true"])),
});
const errorsOf = (code: CountryCode, changes: object = {}) => {
	const { error } = registerForm(code).safeParse({ ...full(code), ...changes });
	return error ? fieldErrors(error) : {};
};
const parsed = (code: CountryCode, changes: object = {}) => registerForm(code).parse({ ...full(code), ...changes });

describe("[3.15] [5.07] [5.08] [5.09] [5.10] [5.11] register", () => {
	test.each(COUNTRY_CODES)("%s: a full form passes", (code) => expect(errorsOf(code)).toEqual({}));

	test.each(MATRIX)("$field in $code is $rule", ({ field, code, rule }) => {
		const others: Record<string, string> = { country: "invalid", password: "password" };
		const error = (CONSENTS as readonly string[]).includes(field) ? "consent" : (others[field] ?? "required");
		const other = field === "password" ? { passwordConfirm: "passwordConfirm" } : {};
		const wanted = rule === "r" ? { [field]: error, ...other } : {};
		expect(errorsOf(code, { [field]: undefined })).toEqual(wanted);
		// What a form never shows must not stand in its way, whatever it holds.
		expect(errorsOf(code, { [field]: "" })).toEqual(wanted);
		if (rule === "-") {
			expect(errorsOf(code, { [field]: "x".repeat(300) })).toEqual({});
			expect(errorsOf(code, { [field]: { deep: [] } })).toEqual({});
		}
		if (error === "required") expect(errorsOf(code, { [field]: "  \t" })).toEqual(wanted);
	});

	test.each(MATRIX.filter(({ field, rule }) => rule === "-" && !(CONSENTS as readonly string[]).includes(field)))(
		"$field is empty for the backend of $code, whatever was sent",
		({ field, code }) => {
			const locale = LOCALES.find(({ country }) => country === code)?.code ?? "nl-BE";
			expect(registerPayload(parsed(code, { [field]: "sneaked in" }), locale)).toMatchObject({ [field]: "" });
		},
	);

	test.each(SPECIFIED)("[3.17] %s: only its professions and its own country", (code) => {
		for (const profession of ["M", "I", "P", "X", "m", 1]) {
			const isOffered = code === "ie" ? ["M", "I", "P"].includes(String(profession)) : profession === "M";
			expect(errorsOf(code, { profession }), String(profession)).toEqual(isOffered ? {} : { profession: "invalid" });
		}
		const others = COUNTRY_CODES.filter((one) => one !== code).map((one) => one.toUpperCase());
		for (const country of [...others, code, "DE"])
			expect(errorsOf(code, { country }), country).toEqual({ country: "invalid" });
	});

	test.each(["false", "", false, "0", "off", "no", "null"])("[5.11] a box with the value %o is not ticked", (value) => {
		expect(errorsOf("tr", { consent: value, newsletter: value })).toEqual({ consent: "consent" });
		expect(parsed("tr", { newsletter: value }).newsletter).toBe(false);
		for (const ticked of [true, "true", "on", "1"]) expect(parsed("tr", { newsletter: ticked }).newsletter).toBe(true);
	});

	test.each([
		["password", "12345", "password"],
		["password", "1".repeat(17), "password"],
		["password", "1".repeat(6), undefined],
		["password", "1".repeat(16), undefined],
		["password", "  123456  ", undefined],
		["phone", "1234567", "phone"],
		["phone", "12345678901", "phone"],
		["phone", "02/5550199", "phone"],
		["phone", "12 34 56 78", undefined],
		["phone", "1234567890", undefined],
		["email", "a@b.", "email"],
		["email", "a@bc", "email"],
		["email", "a b@c.de", "email"],
		["email", "@b.cd", "email"],
		["email", "a@b.c", undefined],
		["email", ` ${"a".repeat(180)}@practice.example `, undefined],
		["email", `${"a".repeat(200)}@practice.example`, "tooLong"],
		["last_name", "x".repeat(201), "tooLong"],
		["first_name", 7, "required"],
		["riziv", "not a number", undefined],
	])("[5.06] %s %o: %s", (field, value, error) => {
		const changes = field === "password" ? { password: value, passwordConfirm: value } : { [field]: value };
		expect(errorsOf("be", changes)).toEqual(error ? { [field]: error } : {});
	});

	test.each([
		["be", "02-555 01 99", "025550199"],
		["be", "+32 (0)2 555 01 99", "25550199"],
		["be", "0032 475 55 01 99", "475550199"],
		["ch", "+41 44 555 01 99", "445550199"],
		["tr", "0532 555 01 99", "5325550199"],
		["tr", "+90 (532) 555-01-99", "5325550199"],
		["ie", "+353 1 555 0199", "15550199"],
		["ie", "01234567", "01234567"],
		["ch", "\u202a+41 44 555 01 99\u202c", "445550199"],
		["be", "02\u2013555\u200b01\u00ad99", "025550199"],
	] as const)("[5.06] %s: the phone may be typed as %s and is sent as %s", (code, typed, sent) => {
		expect(parsed(code, { phone: typed }).phone).toBe(sent);
		const answer = { ...full(code), firstname: "Ana", lastname: "Ey", attending: "true", phone: typed };
		expect(meetingForm(code).parse(answer).phone).toBe(sent);
	});

	test.each([
		["be", "+41 44 555 01 99"],
		["be", "+32 (0)02 555 01 99 99"],
		["be", "0032 1234567"],
		["tr", "00532 555 01 99"],
		["ie", "+353 1 555"],
		["ie", "+01 555 0199"],
		["ch", "044 555 01 99 ext 2"],
	] as const)("[5.06] %s: the phone %s is refused", (code, phone) => {
		expect(errorsOf(code, { phone })).toEqual({ phone: "phone" });
	});

	test("[5.06] both passwords must match, and that error shows with others", () => {
		const error = { passwordConfirm: "passwordConfirm" };
		expect(errorsOf("ie", { passwordConfirm: "secret-13" })).toEqual(error);
		expect(errorsOf("ie", { passwordConfirm: "secret-13", phone: "1" })).toEqual({ ...error, phone: "phone" });
		expect(errorsOf("ie", { password: "secret-12 ", passwordConfirm: " secret-12" })).toEqual({});
	});

	test.each([
		["be", " 1000 ", "1000"],
		["be", "B-1000", "1000"],
		["be", "be 1000", "1000"],
		["ch", "CH-3011", "3011"],
		["ch", "CH3011", "3011"],
		["ch", "D-79576", "D 79576"],
		["be", "L-1234", "L 1234"],
		["ie", "D02 X285", "D02 X285"],
		["ie", "d02x285", "d02x285"],
		["ie", "D02-X285", "D02 X285"],
		["ie", "D02  X285", "D02 X285"],
	] as const)("[5.08] %s: the postcode may be typed as %j and is sent as %s", (code, typed, sent) => {
		expect(parsed(code, { zipcode: typed }).zipcode).toBe(sent);
	});

	test.each(["-", " - - "])("[5.08] the postcode %j is empty", (zipcode) => {
		expect(errorsOf("be", { zipcode })).toEqual({ zipcode: "required" });
	});

	test.each([null, "text", [{}]])("%o is no form: refused without a field error", (body) => {
		const { error } = registerForm("be").safeParse(body);
		expect(error && Object.keys(fieldErrors(error))).not.toContain("undefined");
		expect(error).toBeDefined();
	});
});
