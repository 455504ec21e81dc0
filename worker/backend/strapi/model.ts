import type { AccessLevel } from "../../../shared/access.ts";
import { LOCALES, type LocaleCode } from "../../../shared/locales.ts";
import { isSection, type Section } from "../../../shared/sections.ts";
import { config } from "../../runtime/config.ts";
import {
	type CmsSection,
	FIELD_NAMES,
	FIELDS,
	type FieldName,
	GATES,
	type Gate,
	type Type,
} from "../../runtime/strapi-map.ts";
import type { Value } from "./query.ts";

/** The content types of docs/strapi.md under the names that STRAPI_FIELDS gives them. */

const { types, fields, gates, locales } = config.STRAPI_FIELDS;

export const typeName = (type: Type): string => types[type] ?? type;

/** A field's name in Strapi; null: the type has none. */
export function nameOf(type: Type, field: FieldName): string | null {
	const own = isCmsSection(type) ? fields[`${type}.${field}`] : undefined;
	const name = own === undefined ? fields[field] : own;
	return name === undefined ? field : name;
}

export const isCmsSection = (type: string): type is CmsSection => isSection(type) && type !== "e-learnings";

export type Part = "teaser" | "body" | "media";

const MEDIA: readonly FieldName[] = ["file", "audio", "video"];
const PARTS: Readonly<Record<Part, (field: FieldName) => boolean>> = {
	teaser: (field) => !FIELDS[field].isGated || FIELDS[field].teaser !== undefined,
	body: (field) => FIELDS[field].isGated === true || field === "gate",
	media: (field) => MEDIA.includes(field) || field === "gate",
};

export const fieldsOf = (section: Section, part: Part): FieldName[] =>
	FIELD_NAMES.filter((field) => PARTS[part](field) && (FIELDS[field].only?.some((one) => one === section) ?? true));

/** What tells whether a translation is out, and its address. */
const OF_TRANSLATIONS: readonly FieldName[] = ["slug", "published_on", "expires_at"];

/** `name`: the type's name of a field. */
export function populateOf(
	field: FieldName,
	part: Part,
	name: (field: FieldName) => string | undefined,
): Value | undefined {
	if (field === "localizations") {
		return { fields: [...new Set([...OF_TRANSLATIONS.flatMap((one) => name(one) ?? []), "locale", "publishedAt"])] };
	}
	const { populate, teaser } = FIELDS[field];
	return part === "teaser" ? (teaser ?? populate) : populate;
}

const gateName = (gate: Gate): string => gates[gate] ?? gate;

/** An unknown or empty gate is the strictest. */
export const gateOf = (value: unknown): Gate => GATES.find((gate) => gateName(gate) === value) ?? "full";

const ADMITTED: Readonly<Record<AccessLevel, readonly Gate[]>> = {
	none: ["public"],
	limited: ["public", "limited"],
	full: GATES,
};

export const admits = (level: AccessLevel, gate: Gate): boolean => ADMITTED[level].includes(gate);
/** undefined: all. */
export const gatesOf = (level: AccessLevel): string[] | undefined =>
	level === "full" ? undefined : ADMITTED[level].map(gateName);

const localeNames: Readonly<Record<string, string | undefined>> = locales;
export const localeName = (locale: string): string => localeNames[locale] ?? locale;

/** The portal's locales that read a locale of Strapi: several may share one. Ignores case. */
export const localeCodes = (name: string): LocaleCode[] =>
	LOCALES.map(({ code }) => code).filter((code) => localeName(code).toLowerCase() === name.toLowerCase());
