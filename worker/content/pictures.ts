import type { WireImage } from "../../shared/contracts/item.ts";
import type { Picture } from "../../shared/models.ts";
import { IMAGES_PATH } from "../../shared/routes.ts";
import { config } from "../config.ts";
import { isOnContentHost, resolved } from "./content-host.ts";

/**
 * The url under which the browser loads a picture: through the worker if it lies on the content host, directly if it lies
 * on one of MEDIA_HOSTS. undefined: anywhere else, where no picture may come from. [3.04]
 */
export function pictureUrl(url: string): string | undefined {
	const address = resolved(url);
	if (!address) return undefined;
	if (isOnContentHost(address)) return IMAGES_PATH + address.pathname;
	return address.protocol === "https:" && config.MEDIA_HOSTS.includes(address.hostname) ? address.href : undefined;
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
