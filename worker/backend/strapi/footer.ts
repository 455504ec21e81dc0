import { type WireFooter, wireFooter } from "../../../shared/contracts/single.ts";
import { log } from "../../runtime/log.ts";
import type { Caller } from "../call.ts";
import { parsed } from "../parse.ts";
import { seesDrafts } from "../previews.ts";
import type { Query } from "./query.ts";
import { type Entry, RefusedQuery, readOne } from "./read.ts";
import { toFooter } from "./shapes.ts";

/** The single `footer`, whose components STRAPI_FIELDS does not name. */

const COMPONENTS = { menu: true, banner: true, promotional_content: { populate: { image: true } } };

type Read = (populate: Query) => Promise<Entry | null>;

export async function fetchFooter(caller: Caller): Promise<WireFooter | null> {
	const status = seesDrafts(caller.preview) ? "draft" : "published";
	const read: Read = (populate) =>
		readOne("footer", caller, { read: "single", status, fields: [], query: () => ({ populate }) });
	const entry = await read(COMPONENTS).catch((error: unknown) => {
		if (error instanceof RefusedQuery) return partsOf(read, error);
		throw error;
	});
	return entry && parsed(wireFooter, toFooter(entry), "footer");
}

/** A type that lacks a component keeps the others: without the menu no page leads to the imprint. */
async function partsOf(read: Read, refusal: RefusedQuery): Promise<Entry | null> {
	const parts = await Promise.all(
		Object.entries(COMPONENTS).map(([name, wanted]) =>
			read({ [name]: wanted }).catch((error: unknown) => {
				if (!(error instanceof RefusedQuery)) throw error;
				log("contract", { what: "strapi footer", fields: name, fault: "no such field" });
				return undefined;
			}),
		),
	);
	const present = parts.filter((part) => part !== undefined);
	if (present.length === 0) throw refusal;
	return present.includes(null) ? null : Object.assign({}, ...present);
}
