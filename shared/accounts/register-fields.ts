/** The registration's fields, with the contract's names and order [3.15]. An entry decides schema, input, label and value. */

const GROUPS = {
	you: ["first_name", "last_name", "profession", "riziv", "phone"],
	practice: ["address", "zipcode", "city", "country"],
	access: ["email", "password", "passwordConfirm"],
} as const;
type Group = keyof typeof GROUPS;
export type RegisterField = (typeof GROUPS)[Group][number];

interface CountryDetails {
	readonly label: "riziv" | "gln";
	readonly example: string;
	readonly input: { readonly inputMode: "numeric" | "text" };
}

interface Entry {
	readonly rule: "text" | "email" | "newPassword" | "repeated" | "profession" | "country" | "phone" | "zipcode";
	readonly widget: "text" | "password" | "profession" | "country";
	/** Keys under `fields` in the dictionaries. A hint can contain {{code}} (calling code) and {{example}}. */
	readonly label: string;
	readonly hint?: string;
	readonly warning?: string;
	readonly input?: {
		readonly type?: "email";
		readonly inputMode?: "email" | "tel" | "numeric" | "text";
		readonly autoComplete?: string;
	};
	/** The field exists only in countries that define these details. */
	readonly byCountry?: readonly (keyof CountryDetails)[];
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
		byCountry: ["example", "input"],
	},
	city: { rule: "text", widget: "text", label: "city", input: { autoComplete: "address-level2" }, byCountry: [] },
	country: { rule: "country", widget: "country", label: "country" },
	phone: {
		rule: "phone",
		widget: "text",
		label: "phone",
		hint: "phoneHint",
		// `type="tel"` would need autocomplete `tel`, the full international number.
		input: { inputMode: "tel", autoComplete: "tel-national" },
	},
} as const satisfies Record<RegisterField, Entry>;
type Fields = typeof REGISTER_FIELDS;

export type CountryField = {
	[Name in RegisterField]: Fields[Name] extends { byCountry: unknown } ? Name : never;
}[RegisterField];

/** The fields that a country adds. [5.08] */
export type CountryFields = {
	readonly [Name in CountryField]?: Readonly<Pick<CountryDetails, Fields[Name]["byCountry"][number]>>;
};

export const REGISTER_FIELD_NAMES = Object.keys(REGISTER_FIELDS) as RegisterField[];

export const isByCountry = (name: RegisterField): name is CountryField => "byCountry" in REGISTER_FIELDS[name];

type MessageName<Kind extends "label" | "hint" | "warning"> = Extract<
	Fields[RegisterField],
	Record<Kind, string>
>[Kind];

export interface FormField extends Omit<Entry, "byCountry">, Partial<Pick<CountryDetails, "example">> {
	readonly name: RegisterField;
	readonly label: MessageName<"label"> | CountryDetails["label"];
	readonly hint?: MessageName<"hint">;
	readonly warning?: MessageName<"warning">;
}

export function registerGroups(countryFields: CountryFields): { group: Group; fields: FormField[] }[] {
	const groups: { group: Group; fields: FormField[] }[] = [];
	for (const group of Object.keys(GROUPS) as Group[]) {
		const fields = fieldsOf(GROUPS[group], countryFields);
		const before = groups.at(-1);
		if (before && fields.length < 2) before.fields.push(...fields);
		else groups.push({ group, fields });
	}
	return groups;
}

const fieldsOf = (names: readonly RegisterField[], countryFields: CountryFields): FormField[] =>
	names.flatMap((name) => {
		const field: Omit<FormField, "name"> = REGISTER_FIELDS[name];
		const details: Partial<CountryDetails> | undefined = isByCountry(name) ? countryFields[name] : {};
		return details ? [{ ...field, ...details, name, input: { ...field.input, ...details.input } }] : [];
	});
