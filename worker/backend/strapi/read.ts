import * as z from "zod/mini";
import { optional } from "../../../shared/contracts/fields.ts";
import { BackendError } from "../../runtime/errors.ts";
import { fewAtOnce } from "../../runtime/few-at-once.ts";
import { log } from "../../runtime/log.ts";
import { type FieldName, REQUIRED, type Type } from "../../runtime/strapi-map.ts";
import { type Caller, getStrapi } from "../call.ts";
import { strapiEndpoint } from "../families.ts";
import { nameOf, populateOf, typeName } from "./model.ts";
import { IS_STRAPI_4, isOfStrapi4 } from "./version.ts";
import { isRefused, nameIn, pathOf, refuse, type Wanted } from "./wanted.ts";

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

/** @throws BackendError 404 for an absent entry or type; status 0 with a sentence for what else Strapi refuses */
async function call(type: Type, caller: Caller, wanted: Wanted): Promise<unknown> {
	const path = pathOf(type, caller, wanted);
	try {
		return await answerTo(path, type, caller, wanted);
	} catch (error) {
		if (!(error instanceof BackendError)) throw error;
		if (error.status !== 400) throw explained(error, type);
		// A call beside this one may have found the field.
		const isOutdated = pathOf(type, caller, wanted) !== path;
		for (const field of isOutdated ? [] : await unknownFields(error.body, type, caller, wanted)) refuse(type, field);
		if (pathOf(type, caller, wanted) === path) throw explained(error, type);
		return call(type, caller, wanted);
	}
}

async function answerTo(path: string, type: Type, caller: Caller, { read }: Wanted): Promise<unknown> {
	return (await getStrapi(strapiEndpoint(read, type, caller.locale), path, caller)).body;
}

const refusal = z.object({ error: z.object({ details: z.object({ key: z.string(), path: optional(z.string()) }) }) });

/** The optional fields that made Strapi refuse the query. */
async function unknownFields(body: unknown, type: Type, caller: Caller, wanted: Wanted): Promise<FieldName[]> {
	const { fields, part = "teaser" } = wanted;
	const { key, path } = refusal.safeParse(body).data?.error.details ?? {};
	const names = [path?.split(".", 1)[0], key];
	const asked: FieldName[] = [...fields, "published_on", "expires_at", "intro", "content"];
	const optionalOnes = asked.filter((field) => !REQUIRED.includes(field) && !isRefused(type, field));
	const named = optionalOnes.find((field) => names.includes(nameOf(type, field) ?? ""));
	if (named !== undefined) return [named];
	// Inside a relation or component Strapi names only the inner field, which several of them may have.
	const holders = optionalOnes.filter(
		(field) => key && JSON.stringify(populateOf(field, part, nameIn(type)))?.includes(`"${key}"`),
	);
	if (holders.length < 2) return holders;
	const isUnknown = await fewAtOnce(holders, AT_ONCE, (field) => isRefusedAlone(field, type, caller, wanted));
	return holders.filter((_, index) => isUnknown[index]);
}

async function isRefusedAlone(field: FieldName, type: Type, caller: Caller, wanted: Wanted): Promise<boolean> {
	const alone = { ...wanted, fields: [field], query: () => ({ pagination: { limit: 1 } }) };
	try {
		await answerTo(pathOf(type, caller, alone), type, caller, alone);
		return false;
	} catch (error) {
		return error instanceof BackendError && error.status === 400;
	}
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
	const told = isOfStrapi4(error.body) ? IS_STRAPI_4 : `Strapi ${sentence} (${error.status}, ${typeName(type)})`;
	const failure = error.status === 400 && told !== IS_STRAPI_4 ? new RefusedQuery(0, told) : new BackendError(0, told);
	failure.family = error.family;
	log("contract", { what: `strapi ${type}`, fault: failure.message });
	return failure;
}

function unreadable(body: unknown, type: Type): BackendError {
	const fault = isOfStrapi4(body) ? IS_STRAPI_4 : "STRAPI_URL does not answer as Strapi 5";
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
	// An entry that an import into the database has left without documentId costs itself alone.
	if (!data || data.data.some((entry) => !isFlat(entry) && "attributes" in entry)) throw unreadable(body, type);
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
