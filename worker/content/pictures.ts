import { base64url } from "jose";
import { LRUCache } from "lru-cache";
import type { WireImage } from "../../shared/contracts/item.ts";
import type { Detail, Picture } from "../../shared/models.ts";
import { IMAGES_PATH, type Medium } from "../../shared/routes.ts";
import { config } from "../config.ts";
import { keyedHash } from "../keyed-hash.ts";
import { type ContentPath, contentPath, resolved } from "./content-host.ts";

/** Where a browser loads the CMS's pictures from. [3.04] */

/** Makes the address of a picture that lies on the content host. */
export type PictureAddress = (path: ContentPath) => Promise<string>;

const signature = keyedHash("pictures");

/**
 * Addresses that were made before: one picture stands in many lists, which are cut anew each minute, and a search answer
 * may need hundreds of signatures, which take some 20 µs each. Bounded by `maxSize`, since `max` would allocate every place when the Worker starts.
 */
const made = new LRUCache<ContentPath, string>({ maxSize: 10_000, sizeCalculation: () => 1 });

/**
 * For everybody: under /images with a signature, so that this route serves only what the Worker has written for a card, a
 * single or a public text. It does not end: whoever knows the address may go on reading the picture.
 */
export const forEverybody: PictureAddress = async (path) => {
	const known = made.get(path);
	if (known !== undefined) return known;
	const address = `${IMAGES_PATH}/${await signature.of(path)}${path}`;
	made.set(path, address);
	return address;
};

const SIGNED = new RegExp(`^${IMAGES_PATH}/([\\w-]+)(/.+)$`);

/** The picture that a requested path names; undefined: the Worker has not written this address. */
export async function signedPicture(requested: string): Promise<ContentPath | undefined> {
	const [, hash, path] = SIGNED.exec(requested) ?? [];
	return hash && path && (await signature.matches(path, hash)) ? contentPath(path) : undefined;
}

/** The pictures of a gated text: media of its item, which are read through the item's gate. `pathOf`: where a medium is. */
export function gatedPictures(pathOf: (medium: Medium) => string): { address: PictureAddress; media: Detail["media"] } {
	const media: Detail["media"] = {};
	const address: PictureAddress = async (path) => {
		const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(path));
		const medium = `picture-${base64url.encode(new Uint8Array(digest, 0, 12))}` as const;
		media[medium] = { url: path, mime: null, name: null };
		return pathOf(medium);
	};
	return { address, media };
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * The url of a picture for the browser: through the worker if it lies on the content host, directly if it lies on one of
 * MEDIA_HOSTS. undefined: anywhere else, where no picture may come from.
 */
export async function pictureUrl(url: string, address: PictureAddress): Promise<string | undefined> {
	const asked = resolved(url);
	if (!asked) return undefined;
	// Without its query: a picture has one address.
	const path = contentPath(asked.origin + asked.pathname);
	if (path !== undefined) return PICTURE.test(path) ? address(path) : undefined;
	return asked.protocol === "https:" && config.MEDIA_HOSTS.includes(asked.hostname) ? asked.href : undefined;
}

export async function toPicture(image: WireImage | null, address = forEverybody): Promise<Picture | null> {
	const src = image && (await pictureUrl(image.url, address));
	if (!image || !src) return null;
	const formats = await Promise.all(
		Object.values(image.formats ?? {}).map(async (format) => {
			const url = format && (await pictureUrl(format.url, address));
			return url && format.width ? [{ url, width: format.width }] : [];
		}),
	);
	const sizes = formats.flat().sort((a, b) => a.width - b.width);
	const original = image.width ? [{ url: src, width: image.width }] : [];
	return {
		src: sizes.at(-1)?.url ?? src,
		srcset: sizes.length > 0 ? [...sizes, ...original].map(({ url, width }) => `${url} ${width}w`).join(", ") : "",
		width: image.width,
		height: image.height,
		alt: image.alternativeText ?? "",
	};
}
