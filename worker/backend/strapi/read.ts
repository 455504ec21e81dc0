import * as z from "zod/mini";
import { optional } from "../../../shared/contracts/fields.ts";
import { BackendError } from "../../runtime/errors.ts";
import { fewAtOnce } from "../../runtime/few-at-once.ts";
import { log } from "../../runtime/log.ts";
import { type FieldName, REQUIRED, type Type } from "../../runtime/strapi-map.ts";
import { type Caller, getStrapi } from "../call.ts";
import { strapiEndpoint } from "../families.ts";
import { localeName, nameOf, type Part, populateOf, typeName } from "./model.ts";
import { bracketed, type Query, type Value } from "./query.ts";

/** Calls of Strapi 5's REST API. It answers `{data, meta}`, and refuses a query that names a field it does not have. */

/** Strapi's `maxLimit`, unless configured otherwise. */
export const MOST = 100;

/** The runtime opens six connections at once, and a call that waits for one uses up its deadline. */
const AT_ONCE = 6;

export type Entry = Readonly<Record<string, unknown>>;
const entry = z.record(z.string(), z.unknown());
const one = z.object({ data: z.nullable(entry) });
const many = z.object({
	data: z.array(entry),
	meta: z.object({ pagination: z.object({ limit: optional(z.number()), total: z.number() }) }),
});

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

const isRefused = (type: Type, field: FieldName): boolean =>
	Date.now() - (refused.get(`${type}.${field}`) ?? -Infinity) < REFUSED_MS;

const nameIn =
	(type: Type) =>
	(field: FieldName): string | undefined =>
		isRefused(type, field) ? undefined : (nameOf(type, field) ?? undefined);

function pathOf(type: Type, caller: Caller, { status = "published", part = "teaser", fields, query }: Wanted): string {
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

/** @throws BackendError 404 for an absent entry or type; status 0 with a sentence for what else Strapi refuses */
async function call(type: Type, caller: Caller, wanted: Wanted): Promise<unknown> {
	const endpoint = strapiEndpoint(wanted.read, type, caller.locale);
	const path = pathOf(type, caller, wanted);
	try {
		return (await getStrapi(endpoint, path, caller)).body;
	} catch (error) {
		if (!(error instanceof BackendError)) throw error;
		if (error.status !== 400) throw explained(error, type);
		// A call beside this one may have found the field.
		const isOutdated = pathOf(type, caller, wanted) !== path;
		const field = isOutdated ? undefined : unknownField(error.body, type, wanted);
		if (field !== undefined) {
			refused.set(`${type}.${field}`, Date.now());
			log("contract", { what: `strapi ${type}`, fields: field, fault: "no such field" });
		}
		if (pathOf(type, caller, wanted) === path) throw explained(error, type);
		return call(type, caller, wanted);
	}
}

const refusal = z.object({ error: z.object({ details: z.object({ key: z.string(), path: optional(z.string()) }) }) });

/** The optional field that made Strapi refuse the query. */
function unknownField(body: unknown, type: Type, { fields, part = "teaser" }: Wanted): FieldName | undefined {
	const { key, path } = refusal.safeParse(body).data?.error.details ?? {};
	const names = [path?.split(".", 1)[0], key];
	const asked: FieldName[] = [...fields, "published_on", "expires_at", "intro", "content"];
	const optionalOnes = asked.filter((field) => !REQUIRED.includes(field) && !isRefused(type, field));
	return (
		optionalOnes.find((field) => names.includes(nameOf(type, field) ?? "")) ??
		// Inside a relation or component Strapi names only the inner field.
		optionalOnes.find((field) => key && JSON.stringify(populateOf(field, part, nameIn(type)))?.includes(`"${key}"`))
	);
}

const SENTENCES: Readonly<Record<number, string>> = {
	400: "refuses the query: does a field lack that docs/strapi.md requires?",
	401: "refuses STRAPI_TOKEN",
	403: "does not let STRAPI_TOKEN read this type",
};

export class RefusedQuery extends BackendError {}

/** Refusals are faults of the configuration: they must not withdraw content as Laravel's do. */
function explained(error: BackendError, type: Type): BackendError {
	const sentence = SENTENCES[error.status];
	if (sentence === undefined) return error;
	const told = `Strapi ${sentence} (${error.status}, ${typeName(type)})`;
	const failure = error.status === 400 ? new RefusedQuery(0, told) : new BackendError(0, told);
	failure.family = error.family;
	log("contract", { what: `strapi ${type}`, fault: failure.message });
	return failure;
}

function unreadable(body: unknown, type: Type): BackendError {
	const isOld = /"attributes":\{/.test(JSON.stringify(body)?.slice(0, 2000) ?? "");
	const fault = isOld
		? "STRAPI_URL answers as Strapi 4: the portal needs Strapi 5"
		: "STRAPI_URL does not answer as Strapi 5";
	log("contract", { what: `strapi ${type}`, fault });
	return new BackendError(0, `${fault} (${typeName(type)})`);
}

/** Strapi 4 answers `attributes`. */
const isFlat = (data: Entry): boolean => typeof data.documentId === "string";

/** null: the locale has no such entry, or Strapi no such type. */
export async function readOne(type: Type, caller: Caller, wanted: Wanted): Promise<Entry | null> {
	const body = await call(type, caller, wanted).catch((error: unknown) => {
		if (error instanceof BackendError && error.status === 404) return { data: null };
		throw error;
	});
	const { data } = one.safeParse(body);
	if (!data || (data.data && !isFlat(data.data))) throw unreadable(body, type);
	return data.data;
}

export class NoSuchType extends BackendError {
	constructor(type: Type) {
		super(0, `Strapi has no content type ${typeName(type)}`);
	}
}

export interface Entries {
	entries: Entry[];
	total: number;
}

async function readSlice(type: Type, caller: Caller, wanted: Wanted, start: number, limit: number) {
	const query: Wanted["query"] = (name) => ({
		...wanted.query?.(name),
		pagination: { start, limit, withCount: true },
	});
	const body = await call(type, caller, { ...wanted, query }).catch((error: unknown) => {
		if (!(error instanceof BackendError && error.status === 404)) throw error;
		log("contract", { what: `strapi ${type}`, fault: "no such content type" });
		throw new NoSuchType(type);
	});
	const { data } = many.safeParse(body);
	if (!data?.data.every(isFlat)) throw unreadable(body, type);
	const { pagination } = data.meta;
	return { entries: data.data, total: pagination.total, step: Math.min(limit, pagination.limit ?? limit) };
}

/** Entries from `start`, of which one call answers `MOST` at most: the first call says how many more there are. */
export async function readMany(
	type: Type,
	caller: Caller,
	wanted: Wanted,
	{ start, limit }: { start: number; limit: number },
): Promise<Entries> {
	const first = await readSlice(type, caller, wanted, start, Math.min(limit, MOST));
	const end = Math.min(start + limit, first.total);
	const starts: number[] = [];
	for (let at = start + first.step; first.step > 0 && at < end; at += first.step) starts.push(at);
	const rest = await fewAtOnce(starts, AT_ONCE, (at) =>
		readSlice(type, caller, wanted, at, Math.min(first.step, end - at)),
	);
	return { entries: [first, ...rest].flatMap(({ entries }) => entries), total: first.total };
}
