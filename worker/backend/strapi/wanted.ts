import { log } from "../../runtime/log.ts";
import type { FieldName, Type } from "../../runtime/strapi-map.ts";
import type { Caller } from "../call.ts";
import type { strapiEndpoint } from "../families.ts";
import { localeName, nameOf, type Part, populateOf, typeName } from "./model.ts";
import { bracketed, type Query, type Value } from "./query.ts";

/** What a call asks of Strapi, without the fields that it has refused. */

export type Status = "draft" | "published";

export interface Wanted {
	read: Parameters<typeof strapiEndpoint>[0];
	status?: Status;
	part?: Part;
	fields: readonly FieldName[];
	/** Further parameters, with the type's names of fields. undefined: the type has no such field. */
	query?: (name: (field: FieldName) => string | undefined) => Query;
}

/** Fields that Strapi refused, by `type.field`, with the time: an editor may add one. */
const refused = new Map<string, number>();
const REFUSED_MS = 600_000;

export function refuse(type: Type, field: FieldName): void {
	// A call beside this one may have found the field.
	if (isRefused(type, field)) return;
	refused.set(`${type}.${field}`, Date.now());
	log("contract", { what: `strapi ${type}`, fields: field, fault: "no such field" });
}

export const isRefused = (type: Type, field: FieldName): boolean =>
	Date.now() - (refused.get(`${type}.${field}`) ?? -Infinity) < REFUSED_MS;

export const nameIn =
	(type: Type) =>
	(field: FieldName): string | undefined =>
		isRefused(type, field) ? undefined : (nameOf(type, field) ?? undefined);

export function pathOf(
	type: Type,
	caller: Caller,
	{ status = "published", part = "teaser", fields, query }: Wanted,
): string {
	const name = nameIn(type);
	const named = fields.flatMap((field) => {
		const own = name(field);
		return own === undefined ? [] : [{ own, populate: populateOf(field, part, name) }];
	});
	// Two fields may be one of Strapi's: published_on may be its publishedAt.
	const scalars = new Set(named.filter(({ populate }) => populate === undefined).map(({ own }) => own));
	const populate = named.flatMap(({ own, populate }): [string, Value][] =>
		populate === undefined ? [] : [[own, populate]],
	);
	const parameters = {
		locale: localeName(caller.locale),
		status,
		fields: [...scalars],
		populate: Object.fromEntries(populate),
		...query?.(name),
	};
	return `/${typeName(type)}${bracketed(parameters)}`;
}
