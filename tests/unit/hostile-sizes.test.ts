import { describe, expect, test } from "vitest";
import { deleteForm, forgotForm, loginForm, registerForm } from "../../shared/accounts/forms.ts";
import { hasValidCheckDigits } from "../../shared/accounts/riziv.ts";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import { attachment, fileName } from "../../shared/file-name.ts";
import { parseSearchQuery } from "../../shared/filters-query.ts";
import { meetingForm, registrationForm } from "../../shared/learning/forms.ts";
import { excerpt, splitMatches } from "../../shared/matches.ts";
import { isSlug } from "../../shared/slugs.ts";
import { collationKey } from "../../worker/visitor/limits/collation-key.ts";

/**
 * What visitors send and the CMS holds can have any length. Reading it takes time by its length. By the square of its length it
 * would take minutes, and the tests' timeout would end them. Parsers of whole texts: tests/slow/hostile-texts.test.ts.
 */

const LENGTH = 100_000;

const TEXTS: [name: string, text: string][] = [
	["dots of an address", `a@${".".repeat(LENGTH)}@`],
	["at signs", "@".repeat(LENGTH)],
	["marks in the wrong order", `a${"\u0301\u0316".repeat(LENGTH / 2)}`],
	["one letter", "a".repeat(LENGTH)],
	["spaces", `a${" ".repeat(LENGTH)}a`],
	["digits", "1".repeat(LENGTH)],
	["brackets", "(".repeat(LENGTH)],
	["slashes", "/".repeat(LENGTH)],
];

const FIELDS = [
	..."email password passwordConfirm first_name last_name firstname lastname profession riziv phone address".split(" "),
	..."zipcode city country consent newsletter owaConsent onekeyConsent remarks attending".split(" "),
];
const FORMS = [
	loginForm,
	forgotForm,
	deleteForm,
	registrationForm(["firstname", "lastname", "email"]),
	...COUNTRY_CODES.flatMap((code) => [registerForm(code), meetingForm(code)]),
];

describe.each(TEXTS)("%s", { timeout: 20_000 }, (_, text) => {
	test("as every field of every form", () => {
		const filled = Object.fromEntries(FIELDS.map((name) => [name, text]));
		for (const form of FORMS) expect(form.safeParse(filled).success).toBe(false);
		for (const label of ["riziv", "gln"] as const) expect(hasValidCheckDigits(label, text)).toBe(false);
	});

	test("as an account", () => void collationKey(text));

	test("as a term and as what it is looked for in", () => {
		parseSearchQuery({ term: [text] });
		for (const term of ["a a a", text.slice(0, 200)]) {
			excerpt(text, term);
			expect(splitMatches(text, term).join("").length).toBeGreaterThan(0);
		}
	});

	test("as a name and an address of the CMS", () => {
		attachment(fileName(text, `/uploads/${text}`));
		expect(isSlug(text)).toBe(false);
	});
});
