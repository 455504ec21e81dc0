import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import type { Hono } from "hono";
import * as z from "zod";
import { demoRows, type Row } from "../../edge/strapi/store.ts";

/** Writes the demo's content for tests/cms: entries and descriptions of files as JSON, and the media library's files. */

interface File {
	name: string;
	hash: string;
	ext: string;
	mime: string;
	size: number;
	url: string;
	alternativeText: string | null;
	width: number | null;
	height: number | null;
	formats: unknown;
}

interface Entry {
	type: string;
	documentId: string;
	locale: string;
	published?: Record<string, unknown>;
	draft?: Record<string, unknown>;
}

const format = z.looseObject({ url: z.string(), width: z.number().optional(), height: z.number().optional() });
const medium = format.extend({
	name: z.string().optional(),
	alternativeText: z.string().nullish(),
	formats: z.record(z.string(), format).nullish(),
});
const IS_MEDIUM = ["image", "poster", "file", "audio", "video"];

const relation = z.object({ documentId: z.string() }).transform(({ documentId }) => documentId);
const isList = z.array(z.unknown());
const component = z.record(z.string(), z.unknown());

/** What a row has and Strapi makes itself, or does not have. */
const NO_DATA = [
	"id",
	"type",
	"status",
	"locale",
	"documentId",
	"createdAt",
	"updatedAt",
	"publishedAt",
	"content_type",
	"public_content",
	"published_at",
	"updated_at",
	"slugs",
	"state",
];

/** A caption has a locale of its own. */
const NO_PART = NO_DATA.filter((name) => name !== "locale");

/** The name under which texts of the embedded backend have their own content host. */
const CONTENT_HOST = "http://backend";
const TEXTS = /(?<=["' (])\/uploads\/[^"' )?#<]+/g;

class Seed {
	readonly #folder: string;
	readonly #uploads: Hono;
	readonly files: Record<string, File> = {};
	readonly #written = new Set<string>();

	/** @param folder Strapi's public folder */
	constructor(folder: string, uploads: Hono) {
		this.#folder = folder;
		this.#uploads = uploads;
	}

	/** @returns the file's bytes, or 0 if there is no such file */
	async #write(url: string, as: string): Promise<number> {
		const answer = await this.#uploads.request(url.replace(/^\/uploads/, ""));
		if (!answer.ok || this.#written.has(as)) return 0;
		this.#written.add(as);
		const bytes = new Uint8Array(await answer.arrayBuffer());
		const path = join(this.#folder, as);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, bytes);
		return bytes.length;
	}

	/** Pictures have a file per locale, because their alternative text is a file's. */
	async #file(value: unknown, locale: string): Promise<unknown> {
		const { data } = medium.safeParse(value);
		if (!data?.url.startsWith("/uploads/")) return null;
		const isPicture = data.alternativeText !== undefined;
		const own = (url: string) => (isPicture ? url.replace(/(?=\.[^/]*$)/, `_${locale}`) : url);
		const url = own(data.url);
		if (!this.files[url]) {
			const bytes = await this.#write(data.url, url);
			const formats = Object.entries(data.formats ?? {});
			for (const [, one] of formats) await this.#write(one.url, own(one.url));
			const answer = await this.#uploads.request(data.url.replace(/^\/uploads/, ""), { method: "HEAD" });
			this.files[url] = {
				name: data.name ?? url.replace(/^.*\//, ""),
				hash: url.replace(/^\/uploads\/|\.[^./]*$/g, ""),
				ext: extname(url),
				mime: answer.headers.get("Content-Type")?.split(";", 1)[0] ?? "application/octet-stream",
				size: Math.round(bytes / 10) / 100,
				url,
				alternativeText: data.alternativeText ?? null,
				width: data.width ?? null,
				height: data.height ?? null,
				formats:
					formats.length === 0
						? null
						: Object.fromEntries(formats.map(([size, one]) => [size, { ...one, url: own(one.url) }])),
			};
		}
		return { $file: url };
	}

	async #value(name: string, value: unknown, locale: string): Promise<unknown> {
		if (IS_MEDIUM.includes(name)) return this.#file(value, locale);
		const { data: id } = relation.safeParse(value);
		if (id) return id;
		const { data: list } = isList.safeParse(value);
		if (list) return Promise.all(list.map((one) => this.#value("", one, locale)));
		const { data: fields } = component.safeParse(value);
		if (fields) return this.#fields(fields, locale, NO_PART);
		if (typeof value !== "string") return value;
		const own = value.replaceAll(CONTENT_HOST, "");
		for (const [url] of own.matchAll(TEXTS)) await this.#write(url, url);
		return own;
	}

	async #fields(
		fields: Record<string, unknown>,
		locale: string,
		without: readonly string[],
	): Promise<Record<string, unknown>> {
		const entries = Object.entries(fields).filter(([name]) => !without.includes(name));
		return Object.fromEntries(
			await Promise.all(entries.map(async ([name, value]) => [name, await this.#value(name, value, locale)])),
		);
	}

	async dataOf(row: Row): Promise<Record<string, unknown>> {
		const { content, ...data } = await this.#fields(row, row.locale, NO_DATA);
		return { ...data, content: row.type === "about" ? blocksOf(String(content)) : content };
	}
}

const text = (html: string) => [{ type: "text", text: html }];

/** The plain text of one page as Blocks: paragraphs, headings and lists without marks inside. */
const blocksOf = (html: string): object[] =>
	[...html.matchAll(/<(p|h2|ul)>(.*?)<\/\1>/gs)].map(([, tag, inner = ""]) => {
		if (tag === "p") return { type: "paragraph", children: text(inner) };
		if (tag === "h2") return { type: "heading", level: 2, children: text(inner) };
		const items = [...inner.matchAll(/<li>(.*?)<\/li>/gs)];
		return {
			type: "list",
			format: "unordered",
			children: items.map(([, item = ""]) => ({ type: "list-item", children: text(item) })),
		};
	});

/** Strapi's Blocks are a type of field; news have rich text. */
const isStorable = ({ type, content }: Row): boolean => type === "about" || !Array.isArray(content);

async function entriesOf(rows: readonly Row[], seed: Seed): Promise<Entry[]> {
	const entries = new Map<string, Entry>();
	for (const row of rows.filter(isStorable)) {
		const { type, documentId, locale, status } = row;
		const name = `${type} ${documentId} ${locale}`;
		const entry = entries.get(name) ?? { type, documentId, locale };
		const isDraft = row.state === "draft" || row.state === "changed";
		if (status === "published") entry.published = await seed.dataOf(row);
		else if (isDraft) entry.draft = await seed.dataOf(row);
		else continue;
		entries.set(name, entry);
	}
	return [...entries.values()];
}

const TAXONOMIES = ["domains", "categories"];
const order = ({ type }: Row): number => (TAXONOMIES.includes(type) ? 0 : 1);

/** @param uploads the embedded backend's files */
export async function writeSeed(folder: string, uploads: Hono): Promise<void> {
	const seed = new Seed(join(folder, "public"), uploads);
	// Relations need their targets.
	const rows = demoRows().sort((a, b) => order(a) - order(b));
	const entries = await entriesOf(rows, seed);
	writeFileSync(join(folder, "seed.json"), JSON.stringify({ files: seed.files, entries }));
}
