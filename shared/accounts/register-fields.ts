/**
 * The fields of the registration, named and ordered as in the contract [3.15]. From a field's entry follow its rule in the
 * schema (forms.ts), its input, label and place in the error summary (client/markup/forms/register-form.tsx) and what the
 * backend gets where it is not asked (payload.ts).
 */

/** The groups of the form and the fields in each, in the order in which they are shown. */
const GROUPS = {
	you: ["first_name", "last_name", "profession", "riziv", "phone"],
	practice: ["address", "zipcode", "city", "country"],
	access: ["email", "password", "passwordConfirm"],
} as const;
type Group = keyof typeof GROUPS;
export type RegisterField = (typeof GROUPS)[Group][number];

/** What a country can say of a field. */
interface Own {
	/** Which professional number it is: its word, and the name of its check digits in riziv.ts. */
	readonly label: "riziv" | "gln";
	readonly pattern: RegExp;
	readonly example: string;
	readonly input: { readonly inputMode: "numeric" | "text" };
}

interface Entry {
	/** A schema of forms.ts. */
	readonly rule: "text" | "email" | "newPassword" | "repeated" | "profession" | "country" | "phone" | "zipcode";
	/** A component of the form. */
	readonly widget: "text" | "password" | "profession" | "country";
	/** Words under `fields` in the dictionaries; a hint may name the {{code}} of calls and the country's {{example}}. */
	readonly label: string;
	readonly hint?: string;
	/** Said where the value seems wrong but is not refused. */
	readonly warning?: string;
	/** Attributes. */
	readonly input?: {
		readonly type?: "email";
		readonly inputMode?: "email" | "tel" | "numeric" | "text";
		readonly autoComplete?: string;
	};
	/** Asked only where the country's record names it, with what it must say there. Any other field is asked everywhere. */
	readonly byCountry?: readonly (keyof Own)[];
}

export const REGISTER_FIELDS = {
	email: {
		rule: "email",
		widget: "text",
		label: "email",
		input: { type: "email", inputMode: "email", autoComplete: "email" },
	},
	last_name: { rule: "text", widget: "text", label: "lastName", input: { autoComplete: "family-name" } },
	first_name: { rule: "text", widget: "text", label: "firstName", input: { autoComplete: "given-name" } },
	password: { rule: "newPassword", widget: "password", label: "password", hint: "passwordHint" },
	passwordConfirm: { rule: "repeated", widget: "password", label: "passwordConfirm" },
	profession: { rule: "profession", widget: "profession", label: "profession" },
	riziv: {
		rule: "text",
		widget: "text",
		label: "riziv",
		warning: "rizivWarning",
		input: { inputMode: "numeric", autoComplete: "off" },
		byCountry: ["label"],
	},
	address: {
		rule: "text",
		widget: "text",
		label: "address",
		input: { autoComplete: "address-line1" },
		byCountry: [],
	},
	zipcode: {
		rule: "zipcode",
		widget: "text",
		label: "zipcode",
		hint: "example",
		input: { autoComplete: "postal-code" },
		byCountry: ["pattern", "example", "input"],
	},
	city: { rule: "text", widget: "text", label: "city", input: { autoComplete: "address-level2" }, byCountry: [] },
	country: { rule: "country", widget: "country", label: "country" },
	phone: {
		rule: "phone",
		widget: "text",
		label: "phone",
		hint: "phoneHint",
		// A national number is text to HTML: only a whole one may be asked by `type="tel"`.
		input: { inputMode: "tel", autoComplete: "tel-national" },
	},
} as const satisfies Record<RegisterField, Entry>;
type Fields = typeof REGISTER_FIELDS;

/** The fields that not every country asks. */
export type CountryField = {
	[Name in RegisterField]: Fields[Name] extends { byCountry: unknown } ? Name : never;
}[RegisterField];

/** The country's record: which of these fields it asks, and what differs there. [5.08] */
export type CountryFields = {
	readonly [Name in CountryField]?: Readonly<Pick<Own, Fields[Name]["byCountry"][number]>>;
};

export const REGISTER_FIELD_NAMES = Object.keys(REGISTER_FIELDS) as RegisterField[];

export const isByCountry = (name: RegisterField): name is CountryField => "byCountry" in REGISTER_FIELDS[name];

/** A word of the table, as the dictionaries must have it. */
type Word<Kind extends "label" | "hint" | "warning"> = Extract<Fields[RegisterField], Record<Kind, string>>[Kind];

/** A field as one country asks it. */
export interface AskedField extends Omit<Entry, "byCountry">, Partial<Pick<Own, "example">> {
	readonly name: RegisterField;
	readonly label: Word<"label"> | Own["label"];
	readonly hint?: Word<"hint">;
	readonly warning?: Word<"warning">;
}

/** The country's form: its groups with their fields, in order. */
export function registerGroups(own: CountryFields): { group: Group; fields: AskedField[] }[] {
	const groups: { group: Group; fields: AskedField[] }[] = [];
	for (const group of Object.keys(GROUPS) as Group[]) {
		const fields = askedIn(GROUPS[group], own);
		const before = groups.at(-1);
		// One field is no group: where nothing else of the practice is asked, the country stands among the fields before.
		if (before && fields.length < 2) before.fields.push(...fields);
		else groups.push({ group, fields });
	}
	return groups;
}

const askedIn = (names: readonly RegisterField[], own: CountryFields): AskedField[] =>
	names.flatMap((name) => {
		const field: Omit<AskedField, "name"> = REGISTER_FIELDS[name];
		const here: Partial<Own> | undefined = isByCountry(name) ? own[name] : {};
		return here ? [{ ...field, ...here, name, input: { ...field.input, ...here.input } }] : [];
	});
