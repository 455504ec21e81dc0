import { expect, test } from "vitest";
import { RegisterForm } from "../../client/markup/forms/register-form.tsx";
import { translator } from "../../locales/index.ts";
import { fieldErrors, registerForm } from "../../shared/accounts/forms.ts";
import type { FieldError } from "../../shared/accounts/messages.ts";
import { type CountryFields, isByCountry, REGISTER_FIELD_NAMES } from "../../shared/accounts/register-fields.ts";
import { COUNTRIES } from "../../shared/countries.ts";
import { LOCALES, type LocaleCode } from "../../shared/locales.ts";
import { html as markup } from "./markup.tsx";
import { pageContext } from "./page-context.ts";

function render(locale: LocaleCode, values: Record<string, string>, errors: Record<string, FieldError>): string {
	const page = pageContext(locale, { id: "register", path: `/${locale}/register` });
	const failure = { notice: "checkFields", errors } as const;
	return markup(<RegisterForm values={values} failure={failure} success={null} returnTo="" />, page);
}

const found = (html: string, pattern: RegExp): string[] => [
	...new Set([...html.matchAll(pattern)].map(([, name = ""]) => name)),
];

test.each(LOCALES)("[3.15] [5.06-5.11] $code: the form has exactly the schema's fields", ({ code, country }) => {
	const { error } = registerForm(country).safeParse({});
	const errors = error ? fieldErrors(error) : {};
	const html = render(code, {}, errors);
	const inputs = found(html, /<(?:input|select)[^>]* name="(\w+)"/g);
	const { fields, consents } = COUNTRIES[country].accounts;
	const asked = REGISTER_FIELD_NAMES.filter((name) => !isByCountry(name) || name in fields);
	expect(inputs.toSorted()).toEqual([...asked, ...Object.keys(consents)].toSorted());
	// Missing fields are listed in the summary, in the form's order, and at the field. The country cannot be typed.
	const missing = inputs.filter((name) => name in errors);
	expect(missing).toEqual(expect.arrayContaining(asked));
	expect(found(html, /href="#page-(\w+)"/g)).toEqual(missing);
	expect(found(html, /id="page-(\w+)-error"/g)).toEqual(missing.filter((name) => name !== "country"));
	expect(html).not.toContain("{{");
	// Every refusal is in the locale's own words.
	const t = translator(code);
	for (const key of ["notices.checkFields", "errors.missing.firstName", "errors.consent"] as const)
		expect(html).toContain(t(key));
});

test.each(LOCALES)("[8.08] $code: an empty field's error names it, an unknown one is generic", ({ code }) => {
	const t = translator(code);
	const html = render(code, {}, { first_name: "required", last_name: "required", phone: "invalid" });
	const said = found(html, /class="field-error"[^>]*>([^<]*)</g);
	expect(said).toEqual([t("errors.missing.firstName"), t("errors.missing.lastName"), t("errors.invalid")]);
});

/** As browsers fill them in by themselves, and the keyboard that a phone shows. */
const FILLED_IN = {
	first_name: { autoComplete: "given-name" },
	last_name: { autoComplete: "family-name" },
	phone: { autoComplete: "tel-national", inputMode: "tel" },
	email: { autoComplete: "email", inputMode: "email" },
	password: { autoComplete: "new-password" },
	passwordConfirm: { autoComplete: "new-password" },
	address: { autoComplete: "address-line1" },
	zipcode: { autoComplete: "postal-code" },
	city: { autoComplete: "address-level2" },
	riziv: { autoComplete: "off", inputMode: "numeric" },
} as const;

test.each(LOCALES)("[2.43] [3.17] [5.06-5.11] [9.06] $code: how the form is filled in", ({ code, country }) => {
	const t = translator(code);
	const { callingCode, consents, professions } = COUNTRIES[country].accounts;
	const fields: CountryFields = COUNTRIES[country].accounts.fields;
	const html = render(code, {}, {});
	for (const [name, attributes] of Object.entries(FILLED_IN)) {
		const [input] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
		for (const [attribute, value] of input ? Object.entries(attributes) : [])
			expect(input?.toLowerCase(), name).toContain(`${attribute}="${value}"`.toLowerCase());
	}
	for (const [name, rule] of Object.entries(consents)) {
		const [box = ""] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
		expect([name, box.includes('required=""')]).toEqual([name, rule === "required"]);
	}
	expect(html).toContain(`+${callingCode}`);
	expect(html).toContain(t("site.country"));
	for (const profession of professions) expect(html).toContain(t(`professions.${profession}`));
	expect(html).toMatch(/<option value="M" selected|<input type="hidden" name="profession" value="M"/);
	expect(html).not.toContain('<option value=""');
	if (fields.riziv) expect(html).toContain(t(`fields.${fields.riziv.label}`));
});

test("every optional field exists in at least one country", () => {
	const asked = Object.values(COUNTRIES).flatMap(({ accounts }) => Object.keys(accounts.fields));
	expect(REGISTER_FIELD_NAMES.filter(isByCountry).filter((name) => !asked.includes(name))).toEqual([]);
});
