import type { WireImage } from "../../../shared/contracts/item.ts";
import type { Detail, Picture } from "../../../shared/models.ts";
import { IMAGES_PATH, type Medium } from "../../../shared/routes.ts";
import { type ContentPath, contentPath, resolved } from "../../backend/content-host.ts";
import { type MediumAddress, mediaUrl } from "../../backend/media-hosts.ts";
import { config } from "../../runtime/config.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { lru } from "../../runtime/lru.ts";
import { digestOf, VERSION_BYTES } from "./digest.ts";
import { fitOf, focusOf } from "./placing.ts";
import { aloneOf, type Rendition, renditionsOf, type Width, widthOf } from "./renditions.ts";

/** Where a browser loads the CMS's pictures from. [3.04] */

/** A picture in one size, as an address under /images names it. */
export interface NamedPicture {
	/** Another one for each upload; null: the CMS tells none, so that what lies there may change. */
	version: string | null;
	path: ContentPath;
	/** The width in which the platform makes it of the file; null: the file as it is. */
	resizedTo: Width | null;
	/** The file that is served where resizing fails; null: the same. */
	instead: ContentPath | null;
}

/** Where pictures of a text are loaded from. */
export interface PicturePlace {
	/** Whether the platform may make other sizes there than the CMS has. */
	resizes: boolean;
	address: (named: NamedPicture) => Promise<string>;
}

const signature = keyedHash("pictures");

/**
 * Addresses that were made before: one picture stands in many lists, which are cut anew each minute, and a search answer
 * may need hundreds of signatures, which take some 20 µs each.
 */
const made = lru<string>(10_000);

const NO_VERSION = "_";
const AS_IS = "as-is";
/** Stands between two paths: no path of the content host has a segment that begins with a dot (`contentPath`). */
const INSTEAD = "/.or";

const textOf = ({ version, path, resizedTo, instead }: NamedPicture): string =>
	`${version ?? NO_VERSION}/${resizedTo ?? AS_IS}${path}${instead === null ? "" : INSTEAD + instead}`;

/**
 * For everybody: under /images with a signature of all that follows, so that this route serves only what the Worker has
 * written for a card, a single or a public text. It does not end: whoever knows the address may go on reading the picture.
 */
export const forEverybody: PicturePlace = {
	resizes: config.IMAGES !== undefined,
	address: async (named) => {
		const text = textOf(named);
		const known = made.get(text);
		if (known !== undefined) return known;
		const address = `${IMAGES_PATH}/${await signature.of(text)}/${text}`;
		made.set(text, address);
		return address;
	},
};

const SIGNED = new RegExp(`^${IMAGES_PATH}/([\\w-]+)(/.+)$`);
const NAMED = /^([\w-]+)\/([\w-]+)(\/.+)$/;

/** The picture that a requested path names; undefined: the Worker has not written this address. */
export async function signedPicture(requested: string): Promise<NamedPicture | undefined> {
	const [, hash, rest] = SIGNED.exec(requested) ?? [];
	if (!hash || !rest) return undefined;
	const text = rest.slice(1);
	return (await signature.matches(text, hash)) ? namedBy(text) : undefined;
}

function namedBy(text: string): NamedPicture | undefined {
	const [, version = "", size = "", paths = ""] = NAMED.exec(text) ?? [];
	const [own = "", other] = paths.split(INSTEAD, 2);
	const resizedTo = size === AS_IS ? null : widthOf(size);
	// Checked again: CONTENT_PATHS may be another now than when the address was written.
	const [path, instead] = [contentPath(own), other === undefined ? null : contentPath(other)];
	if (resizedTo === undefined || path === undefined || instead === undefined) return undefined;
	return { version: version === NO_VERSION ? null : version, path, resizedTo, instead };
}

/** What the texts of one page name of the CMS's files, as media of that page. `pathOf`: where a medium is. */
export function textMedia(pathOf: (medium: Medium) => string) {
	const media: Detail["media"] = {};
	const medium = async (kind: "picture" | "file", address: MediumAddress) => {
		const name = `${kind}-${await digestOf(address, 12)}` as const;
		media[name] = { url: address, mime: null, name: null };
		return pathOf(name);
	};
	/** The pictures of a gated text, which are read through the item's gate. */
	const gated: PicturePlace = { resizes: false, address: ({ path }) => medium("picture", path) };
	return { gated, file: (address: MediumAddress) => medium("file", address), media };
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
/** The CMS's smaller ones of a moving picture may stand still. What else moves is found in its bytes (worker/content/pictures/moving.ts). */
const UNCHANGED = /\.(?:gif|svg)$/i;

/** A file of the CMS: on the content host, or elsewhere under its whole address. */
type Found = { path: ContentPath } | { href: string };

/** undefined: no picture, or where no picture may come from. */
function found(url: string): Found | undefined {
	const asked = resolved(url);
	if (!asked) return undefined;
	// Without its query: a picture has one address.
	const path = contentPath(asked.origin + asked.pathname);
	if (path !== undefined) return PICTURE.test(path) ? { path } : undefined;
	// The policy lets browsers load them over https alone.
	const href = mediaUrl(asked.href);
	return href?.startsWith("https:") ? { href } : undefined;
}

/** An AVIF may be turned or made of tiles, which its first bytes do not tell simply; what is drawn by lines has no size of its own. */
const MEASURABLE = /\.(?:gif|jpe?g|png|webp)$/i;

/** Where a picture lies whose file may be asked for its size; undefined: elsewhere, or it tells none. */
export function measurablePath(url: string): ContentPath | undefined {
	const at = found(url);
	return at && "path" in at && MEASURABLE.test(at.path) ? at.path : undefined;
}

/** What is known of a picture before it is offered to browsers. */
export interface KnownPicture {
	url: string;
	width: number | null;
	formats: readonly { url: string; width: number | null }[];
	version: string | null;
}

export type Offered = Pick<Picture, "src" | "srcset">;

/** The picture's addresses for browsers; undefined: it may not be shown. */
export async function offered(known: KnownPicture, place: PicturePlace): Promise<Offered | undefined> {
	const original = found(known.url);
	if (!original) return undefined;
	const formats = known.formats.flatMap(({ url, width }) => {
		const at = found(url);
		return at && "path" in at === "path" in original ? [{ at, width }] : [];
	});
	const isOurs = "path" in original;
	const isUnchanged = isOurs && UNCHANGED.test(original.path);
	const files = { original: { at: original, width: known.width }, formats, isUnchanged };
	const renditions = renditionsOf<Found>(files, isOurs && place.resizes);
	const alone = aloneOf(renditions);
	if (!alone) return undefined;
	const addressOf = (rendition: Rendition<Found>) => addressed(rendition, known.version, place);
	const sizes = await Promise.all(renditions.map(async (one) => `${await addressOf(one)} ${one.width}w`));
	return { src: await addressOf(alone), srcset: sizes.length > 1 ? sizes.join(", ") : "" };
}

async function addressed(rendition: Rendition<Found>, version: string | null, place: PicturePlace): Promise<string> {
	const { at, resizedTo, instead } = rendition;
	if ("href" in at) return at.href;
	return place.address({
		version,
		path: at.path,
		resizedTo,
		instead: instead && "path" in instead ? instead.path : null,
	});
}

/** Strapi keeps an upload's `hash` when its file is replaced, others the time: both count. */
async function versionOf({ hash, updatedAt, updated_at }: WireImage): Promise<string | null> {
	const facts = [hash, updatedAt ?? updated_at].filter((fact) => fact !== null);
	return facts.length === 0 ? null : digestOf(facts.join(" "), VERSION_BYTES);
}

export async function toPicture(image: WireImage | null, place = forEverybody): Promise<Picture | null> {
	if (!image) return null;
	const { url, width, height, formats, alternativeText } = image;
	const known = {
		url,
		width,
		formats: Object.values(formats ?? {}).filter((format) => format !== null),
		version: await versionOf(image),
	};
	const addresses = await offered(known, place);
	if (!addresses) return null;
	return { ...addresses, width, height, alt: alternativeText ?? "", focus: focusOf(image), fit: fitOf(image) };
}
