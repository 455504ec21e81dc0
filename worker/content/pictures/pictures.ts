import type { WireImage } from "../../../shared/contracts/image.ts";
import type { Detail, Picture } from "../../../shared/models.ts";
import { IMAGES_PATH, type Medium } from "../../../shared/routes.ts";
import { type ContentPath, contentPath, isContentHost, resolved } from "../../backend/content-host.ts";
import { type MediumAddress, mediaUrl } from "../../backend/media-hosts.ts";
import { config } from "../../runtime/config.ts";
import { digestOf } from "../../runtime/digest.ts";
import { finding } from "../../runtime/findings/findings.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { lru } from "../../runtime/lru.ts";
import { fitOf, focusOf } from "./placing.ts";
import { type Rendition, renditionsOf, singleOf, widthOf } from "./renditions.ts";

/** The URLs under which browsers load the CMS's pictures. [3.04] */

export interface NamedPicture extends Pick<Rendition<ContentPath>, "resizedTo" | "instead"> {
	/** Differs per upload; null: the CMS gives none, so the bytes may change. */
	version: string | null;
	path: ContentPath;
}

export interface PictureRoute {
	resizes: boolean;
	address: (named: NamedPicture) => Promise<string>;
}

const signature = keyedHash("pictures");

/** Signed URLs, memoized: a search response may need hundreds of signatures at about 20 µs each. */
const signedUrls = lru<string>(10_000);

const NO_VERSION = "_";
const AS_IS = "as-is";
/** Separates two paths. `contentPath` admits no segment that begins with a dot. */
const INSTEAD = "/.or";

const textOf = ({ version, path, resizedTo, instead }: NamedPicture): string =>
	`${version ?? NO_VERSION}/${resizedTo ?? AS_IS}${path}${instead === null ? "" : INSTEAD + instead}`;

/** The signature covers the URL, so /images serves only what the Worker offered. It does not expire. */
export const publicRoute: PictureRoute = {
	resizes: config.IMAGES !== undefined,
	address: async (named) => {
		const text = textOf(named);
		const memoized = signedUrls.get(text);
		if (memoized !== undefined) return memoized;
		const address = `${IMAGES_PATH}/${await signature.of(text)}/${text}`;
		signedUrls.set(text, address);
		return address;
	},
};

const SIGNED = new RegExp(`^${IMAGES_PATH}/([\\w-]+)/(.+)$`);
const NAMED = /^([\w-]+)\/([\w-]+)(\/.+)$/;

/** The picture of a requested path; undefined: the signature is invalid. */
export async function signedPicture(requested: string): Promise<NamedPicture | undefined> {
	const [, hash, text] = SIGNED.exec(requested) ?? [];
	if (!hash || !text) return undefined;
	return (await signature.matches([text], hash)) ? namedBy(text) : undefined;
}

function namedBy(text: string): NamedPicture | undefined {
	const [, version = "", size = "", paths = ""] = NAMED.exec(text) ?? [];
	const [first = "", second] = paths.split(INSTEAD, 2);
	const resizedTo = size === AS_IS ? null : widthOf(size);
	// Checked again: CONTENT_PATHS may have changed since the URL was signed.
	const [path, instead] = [contentPath(first), second === undefined ? null : contentPath(second)];
	if (resizedTo === undefined || path === undefined || instead === undefined) return undefined;
	return { version: version === NO_VERSION ? null : version, path, resizedTo, instead };
}

/** Collects the CMS's files in a page's texts as media of that page. */
export function textMedia(pathOf: (medium: Medium) => string) {
	const media: Detail["media"] = {};
	const medium = async (kind: "picture" | "file", address: MediumAddress) => {
		const name = `${kind}-${await digestOf(address, 12)}` as const;
		media[name] = { url: address, mime: null, name: null };
		return pathOf(name);
	};
	const gated: PictureRoute = { resizes: false, address: ({ path }) => medium("picture", path) };
	return { gated, file: (address: MediumAddress) => medium("file", address), media };
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
/** The CMS's smaller formats of a GIF may not be animated. Other animated pictures are found by their bytes (moving.ts). */
const UNCHANGED = /\.(?:gif|svg)$/i;

type Source = { path: ContentPath } | { href: string };

/** undefined: not a picture, or on a host that is not allowed. */
function sourceOf(url: string): Source | undefined {
	const target = resolved(url);
	if (!target) return undefined;
	const path = contentPath(target.origin + target.pathname);
	if (path !== undefined) return PICTURE.test(path) ? { path } : undefined;
	// The content security policy allows https only.
	const href = mediaUrl(target.href);
	return href?.startsWith("https:") ? { href } : undefined;
}

/** Not AVIF, which may be rotated or tiled, and not SVG, which may have no size. */
const MEASURABLE = /\.(?:gif|jpe?g|png|webp)$/i;

/** The path of a picture whose size can be read from its file; undefined: another host, or another type. */
export function measurablePath(url: string): ContentPath | undefined {
	const at = sourceOf(url);
	return at && "path" in at && MEASURABLE.test(at.path) ? at.path : undefined;
}

export interface PictureFacts {
	url: string;
	width: number | null;
	formats: readonly { url: string; width: number | null }[];
	version: string | null;
}

export type Offered = Pick<Picture, "src" | "srcset">;

/** The picture's URLs for browsers; undefined: it must not be shown. */
export async function offered(picture: PictureFacts, route: PictureRoute): Promise<Offered | undefined> {
	const original = sourceOf(picture.url);
	if (!original) return undefined;
	const formats = picture.formats.flatMap(({ url, width }) => {
		const at = sourceOf(url);
		return at && "path" in at === "path" in original ? [{ at, width }] : [];
	});
	const isOnContentHost = "path" in original;
	const isUnchanged = isOnContentHost && UNCHANGED.test(original.path);
	const files = { original: { at: original, width: picture.width }, formats, isUnchanged };
	const renditions = renditionsOf<Source>(files, isOnContentHost && route.resizes);
	const single = singleOf(renditions);
	if (!single) return undefined;
	const addressOf = (rendition: Rendition<Source>) => addressed(rendition, picture.version, route);
	const sizes = await Promise.all(renditions.map(async (one) => `${await addressOf(one)} ${one.width}w`));
	return { src: await addressOf(single), srcset: sizes.length > 1 ? sizes.join(", ") : "" };
}

async function addressed(rendition: Rendition<Source>, version: string | null, route: PictureRoute): Promise<string> {
	const { at, resizedTo, instead } = rendition;
	if ("href" in at) return at.href;
	return route.address({
		version,
		path: at.path,
		resizedTo,
		instead: instead && "path" in instead ? instead.path : null,
	});
}

export const versionFrom = (fact: string): Promise<string> => digestOf(fact, 6);

/** When a file is replaced, Strapi keeps its `hash` and other CMSs keep the time, so the version depends on both. */
async function versionOf({ hash, updatedAt, updated_at }: WireImage): Promise<string | null> {
	const facts = [hash, updatedAt ?? updated_at].filter((fact) => fact !== null);
	return facts.length === 0 ? null : versionFrom(facts.join(" "));
}

export async function toPicture(image: WireImage | null, route = publicRoute): Promise<Picture | null> {
	if (!image) return null;
	const { url, width, height, formats, alternativeText } = image;
	const facts = {
		url,
		width,
		formats: Object.values(formats ?? {}).filter((format) => format !== null),
		version: await versionOf(image),
	};
	const addresses = await offered(facts, route);
	if (!addresses) {
		const host = isContentHost(url) ? undefined : resolved(url)?.hostname;
		finding(host === undefined ? "picture" : "host", { field: "image", detail: host ?? url });
		return null;
	}
	return { ...addresses, width, height, alt: alternativeText ?? "", focus: focusOf(image), fit: fitOf(image) };
}
