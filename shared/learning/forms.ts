import * as z from "zod/mini";
import { email, PHONE, phoneOf, professionIn, text, wrong } from "../accounts/forms.ts";
import type { CountryCode } from "../countries.ts";

/** The forms of webinars and meetings, by the conventions of accounts/forms.ts. */

/** A form requests only data that the session does not have. */
export const PERSON_FIELDS = ["firstname", "lastname", "email"] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];
export type Person = Record<PersonField, string>;

const person = { firstname: text(), lastname: text(), email };

export const registrationForm = (requested: readonly PersonField[]) =>
	z.object(Object.fromEntries(requested.map((name) => [name, person[name]])));

/** Forms send a line break as CRLF, which their limit counts once. */
const oneBreak = z.overwrite((typed: string) => typed.replaceAll("\r\n", "\n"));

const optionalText = (max: number) =>
	z._default(z.string().check(oneBreak, z.trim(), z.maxLength(max, wrong("tooLong"))), "");

/** A meeting's sign-up. The path names the meeting. [7.19] */
export const meetingForm = (code: CountryCode) =>
	z.object({
		...person,
		profession: professionIn(code),
		phone: optionalText(30).check(
			z.overwrite((typed) => phoneOf(typed, code)),
			z.refine((value) => value === "" || PHONE.test(value), wrong("phone")),
		),
		remarks: optionalText(2000),
		attending: z.pipe(
			// Plain forms send texts, the call of section 7 may send a boolean.
			z.union([z.boolean(), z.enum(["true", "false"])], wrong("required")),
			z.transform((answer) => String(answer) === "true"),
		),
	});
export type MeetingForm = z.output<ReturnType<typeof meetingForm>>;

/** In the backend's format. JSON leaves out the empty fields. */
export const meetingPayload = (slug: string, { phone, remarks, ...form }: MeetingForm) => ({
	slug,
	...form,
	phone: phone || undefined,
	remarks: remarks || undefined,
});
