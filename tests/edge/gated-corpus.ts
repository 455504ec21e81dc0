import * as z from "zod";
import type { LocaleCode } from "../../shared/countries.ts";
import type { Portal } from "./portal.ts";

/** What the embedded backend holds that not everybody may read. */

export const LEVELS = ["none", "limited", "full"] as const;
export type Level = (typeof LEVELS)[number];

export interface Secret {
	/** The path of the item that it belongs to, and its title, which everybody may read. */
	item: string;
	title: string;
	/** The lowest level that may read it. */
	level: Level;
	/** A sentence, or a file. */
	piece: string | Buffer;
}

/** Of a portal outside development: tests/edge/portal.ts. Neither secret opens what the other is for. */
const SERVICE = { "X-Service-Secret": "staging-service-secret" };
const CONTENT = { "X-Content-Secret": "content-secret-of-tests" };

export const reaches = (own: Level, needed: Level): boolean => LEVELS.indexOf(own) >= LEVELS.indexOf(needed);

const medium = z.nullish(z.object({ url: z.string() }));
/** HTML, or the texts of Blocks, each in an element. */
const body = z.union([
	z.string(),
	z.pipe(
		z.array(z.unknown()),
		z.transform((blocks) =>
			[...JSON.stringify(blocks).matchAll(/"text":("(?:[^"\\]|\\.)*")/g)]
				.map(([, text = '""']) => `<p>${z.string().parse(JSON.parse(text))}</p>`)
				.join(""),
		),
	),
]);
/** What the tests of the gate read of an item. */
export const gatedItem = z.looseObject({
	title: z.string(),
	slug: z.string(),
	content_type: z.string(),
	public_content: z.boolean(),
	content: z.nullish(body),
	transcript: z.nullish(z.string()),
	file: medium,
	audio: medium,
	video: medium,
	captions: z.nullish(z.array(z.object({ url: z.string() }))),
});
type Wire = z.output<typeof gatedItem>;

/** Pieces of text between tags, long enough not to stand elsewhere by chance. */
export const sentencesOf = ({ title, content, transcript }: Wire): string[] =>
	`${content ?? ""} ${transcript ?? ""}`
		.split(/<[^>]+>|&[^;]+;|®/)
		.map((piece) => piece.trim())
		// A picture's caption may repeat the title, which everybody may read.
		.filter((piece) => piece.length > 20 && !title.includes(piece));

const addressesOf = ({ content, file, audio, video, captions }: Wire): string[] => [
	...[file, audio, video, ...(captions ?? [])]
		.flatMap((one) => one?.url ?? [])
		.filter((url) => url.startsWith("/uploads/")),
	...[...(content ?? "").matchAll(/<(?:img|a)[^>]+(?:src|href)="(\/uploads\/[^"]+)"/g)].map(([, src = ""]) => src),
];

/** Every sentence and file that stands in gated items of the locale alone. */
export async function gatedCorpus(portal: Portal, locale: LocaleCode): Promise<Secret[]> {
	const ask = (path: string) => portal.backend(`/api/strapi/${locale}/${path}`, SERVICE);
	async function fileAt(address: string): Promise<Buffer> {
		const file = await portal.backend(address, CONTENT);
		if (!file.ok) throw new Error(`${address} answers ${file.status}`);
		return Buffer.from(await file.arrayBuffer());
	}
	async function secretsOf({ slug, title, content_type: type }: Wire): Promise<Secret[]> {
		const answers = await Promise.all(LEVELS.map((level) => ask(`item/${type}/${slug}/${level}`)));
		const level = LEVELS[answers.findIndex(({ status }) => status === 200)] ?? "full";
		const whole = gatedItem.parse(await answers.at(-1)?.json());
		const sentences = sentencesOf(whole).filter((text) => !openSentences.includes(text));
		const files = (await Promise.all(addressesOf(whole).map(fileAt))).filter(
			(file) => !openFiles.some((one) => one.equals(file)),
		);
		return [...sentences, ...files].map((piece) => ({ item: `/${locale}/${type}/${slug}`, title, level, piece }));
	}

	const all = z.array(gatedItem).parse(await (await ask("content?_start=0&_limit=200")).json());
	const open = all.filter((one) => one.public_content);
	const openSentences = open.flatMap(sentencesOf).join("\n");
	const openFiles = await Promise.all([...new Set(open.flatMap(addressesOf))].map(fileAt));
	return (await Promise.all(all.filter((one) => !one.public_content).map(secretsOf))).flat();
}
