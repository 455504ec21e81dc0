import { config } from "../runtime/config.ts";

/** The host of the CMS's files. Without CONTENT_URL it is the embedded backend. */
const HOST = config.CONTENT_URL ?? "http://backend";

/** Path and query of a file in CONTENT_PATHS, made only by `contentPath`. */
export type ContentPath = string & { readonly isListed: true };

export const resolved = (url: string): URL | null => URL.parse(url, `${HOST}/`);

/** Servers decode these differently: "..;", encoded dots, slashes, percent, control characters, overlong UTF-8. */
const AMBIGUOUS = /\/\.|%(?:[01]|2[5ef]|5c|7f|c[01]|e0%[89]|f0%8|u)/i;

/** undefined for other addresses: an editor's link must not reach a call of the content host that changes something. */
export function contentPath(url: string): ContentPath | undefined {
	const address = resolved(url);
	if (address?.origin !== HOST) return undefined;
	const path = address.pathname.replace(/\/{2,}/g, "/");
	const isListed = !AMBIGUOUS.test(path) && config.CONTENT_PATHS.some((folder) => path.startsWith(folder));
	return isListed ? ((path + address.search) as ContentPath) : undefined;
}

export const isContentHost = (url: string): boolean => resolved(url)?.origin === HOST;

const ADDRESSED = new RegExp(`${HOST.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?:/[^\\s<>"]*/|/|(?![\\w.-]))`, "gi");

export const withoutContentHost = (text: string): string => text.replace(ADDRESSED, "");
