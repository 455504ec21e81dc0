import * as z from "zod";

/** The query parameters that the contract names; anything else is not looked at. */

const whole = (fallback: number, max: number) =>
	z
		.string()
		.regex(/^\d{1,9}$/)
		.transform(Number)
		.pipe(z.number().max(max))
		.optional()
		.transform((value) => value ?? fallback);
const id = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number);
const ids = z.array(id).default([]);
const parts = z
	.string()
	.optional()
	.transform((text) => (text ? text.split(",") : []));
const commaIds = parts.pipe(z.array(id));

export const paging = z.object({ _start: whole(0, 1_000_000), _limit: whole(100, 500) });

/** Titles sort as readers of any language look them up, É beside E. */
const ORDERS = {
	"published_at:DESC": "published_at DESC",
	"published_at:ASC": "published_at ASC",
	"title:ASC": "folded_title ASC",
	"title:DESC": "folded_title DESC",
} as const;

export const listQuery = paging.extend({
	_sort: z
		.enum(["published_at:DESC", "published_at:ASC", "title:ASC", "title:DESC"])
		.default("published_at:DESC")
		.transform((sort) => ORDERS[sort]),
});

export const filters = z.object({ "category.id": ids, "domains.id": ids });

export const contentQuery = paging.extend({
	collections: parts,
	domains: commaIds,
	categories: commaIds,
});

export const searchQuery = paging.extend({ term: z.string().default(""), content_type: z.string().optional() });
