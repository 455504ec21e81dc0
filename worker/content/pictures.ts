import type { WireImage } from "../../shared/contracts/item.ts";
import type { Picture } from "../../shared/models.ts";
import { IMAGES_PATH } from "../../shared/routes.ts";
import { config } from "../config.ts";

/**
 * The url under which the browser gets a picture: relative ones and those of the content host through the worker, those
 * of MEDIA_HOSTS directly. undefined: no picture that may be shown. [3.04]
 */
export function pictureUrl(url: string): string | undefined {
	const base = config.CONTENT_URL ?? "http://backend";
	const resolved = URL.parse(url, `${base}/`);
	if (!resolved) return undefined;
	if (resolved.origin === new URL(base).origin) return IMAGES_PATH + resolved.pathname;
	return resolved.protocol === "https:" && config.MEDIA_HOSTS.includes(resolved.hostname) ? resolved.href : undefined;
}

export function toPicture(image: WireImage | null): Picture | null {
	const src = image && pictureUrl(image.url);
	if (!image || !src) return null;
	const formats = Object.values(image.formats ?? {}).flatMap((format) => {
		const url = format && pictureUrl(format.url);
		return url && format.width ? [{ url, width: format.width }] : [];
	});
	const sizes = formats.sort((a, b) => a.width - b.width);
	const original = image.width ? [{ url: src, width: image.width }] : [];
	return {
		src: sizes.at(-1)?.url ?? src,
		srcset: sizes.length > 0 ? [...sizes, ...original].map(({ url, width }) => `${url} ${width}w`).join(", ") : "",
		width: image.width,
		height: image.height,
		alt: image.alternativeText ?? "",
	};
}
