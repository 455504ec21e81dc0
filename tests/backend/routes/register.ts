import type { Context } from "hono";
import * as z from "zod";
import { invalid, jsonBody } from "../accounts/body.ts";
import { answer, country, email, newPassword, owaLanguage } from "../accounts/fields.ts";
import { hashPassword } from "../accounts/password.ts";
import { now } from "../accounts/token.ts";
import { noteConsents, userByEmail } from "../accounts/users.ts";
import type { AppEnv } from "../http.ts";

/** Registration: what the form must hold depends on the country. */

const text = z
	.string("The field is required.")
	.trim()
	.min(1, "The field is required.")
	.max(200, "The text is too long.");
const optionalText = z.string().trim().max(200, "The text is too long.").nullish();
const digits = (min: number, max: number) =>
	z
		.union([z.string(), z.number()])
		.transform((value) => String(value).replace(/\s/g, ""))
		.pipe(z.string().regex(new RegExp(`^\\d{${min},${max}}$`), `${min} to ${max} digits are expected.`));

const fields = z.object({
	email,
	last_name: text,
	first_name: text,
	password: newPassword,
	passwordConfirm: z.string().trim().normalize("NFC"),
	profession: z.enum(["M", "I", "P"]),
	riziv: optionalText,
	address: optionalText,
	zipcode: optionalText,
	city: optionalText,
	country,
	phone: digits(8, 10),
	phonenumber: digits(8, 15),
	onekeyConsent: answer,
	owaConsent: answer,
	consent: answer,
	newsletter: answer,
	extension: digits(1, 3),
	owaLanguage,
});
type RegisterForm = z.output<typeof fields>;

/** Beyond what all countries ask; a consent named here must be given. */
const REQUIRED = {
	BE: ["riziv", "address", "city", "zipcode", "onekeyConsent", "consent"],
	CH: ["riziv", "address", "city", "zipcode", "onekeyConsent"],
	TR: ["onekeyConsent", "owaConsent", "consent"],
	IE: ["zipcode", "consent"],
} as const;

const registerForm = fields.superRefine((form, context) => {
	for (const name of REQUIRED[form.country]) {
		if (!form[name]) context.addIssue({ code: "custom", path: [name], message: "The field is required." });
	}
	if (form.passwordConfirm !== form.password) {
		context.addIssue({ code: "custom", path: ["passwordConfirm"], message: "The passwords differ." });
	}
});

const TAKEN = { email: ["The address is already registered."] };

export async function register(c: Context<AppEnv>) {
	const form = await jsonBody(c, registerForm);
	const known = await c.env.DB.prepare("SELECT 1 FROM owa_registry WHERE email = ?").bind(form.email).first();
	if (known) return invalid(c, { emailOwa: ["The address is known to OWA."] });
	if (await userByEmail(c.env.DB, form.email)) return invalid(c, TAKEN);
	const onekeycode = onekeycodeFor(form);
	// Of two concurrent requests the table's unique key refuses one.
	if (!(await create(c.env.DB, form, onekeycode))) return invalid(c, TAKEN);
	const resultOwaUser = onekeycode === null ? {} : { onekeycodeWithCodebase: onekeycode };
	return c.json({ status: "Success", data: JSON.stringify({ resultOwaUser }) });
}

/** null for TL1 users, whom the Turkish registry has not checked yet: here addresses that contain "tl1". */
function onekeycodeFor({ country, email, profession }: RegisterForm): string | null {
	if (country === "TR" && email.includes("tl1")) return null;
	const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
	return `W${country}${profession}${String(random % 100_000_000).padStart(8, "0")}`;
}

async function create(db: D1Database, form: RegisterForm, onekeycode: string | null): Promise<boolean> {
	const { salt, hash } = await hashPassword(form.password);
	const { profession, riziv, address, zipcode, city, phonenumber, extension, owaLanguage } = form;
	const details = { profession, riziv, address, zipcode, city, phonenumber, extension, owaLanguage };
	const at = now();
	const created = await db
		.prepare(
			`INSERT INTO users (email, password_salt, password_hash, country, shape, security_level, onekeycode, firstname, name,
				phone, details, created_at)
			VALUES (?, ?, ?, ?, 'owa', 2, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
		)
		.bind(
			form.email,
			salt,
			hash,
			form.country,
			onekeycode,
			form.first_name,
			form.last_name,
			form.phone,
			JSON.stringify(details),
			at,
		)
		.run();
	if (created.meta.changes === 0) return false;
	const answers = noteConsents(db, form.email, form, at);
	if (answers.length > 0) await db.batch(answers);
	return true;
}
