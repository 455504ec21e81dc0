import { config } from "../runtime/config.ts";

/** The content host serves the CMS's pictures and media. Without CONTENT_URL it is the embedded backend, reached by its binding. */
const HOST = config.CONTENT_URL ?? "http://backend";

/** Path and query of a file in CONTENT_PATHS. Only `contentPath` makes one. */
export type ContentPath = string & { readonly isListed: true };

export const resolved = (url: string): URL | null => URL.parse(url, `${HOST}/`);

/**
 * Path parts that servers decode differently: segments that begin with a dot ("..;"), and encoded control characters, percent
 * signs, dots, slashes and backslashes, overlong UTF-8 and "%u002e" included.
 */
const AMBIGUOUS = /\/\.|%(?:[01]|2[5ef]|5c|7f|c[01]|e0%[89]|f0%8|u)/i;

/**
 * The normalised path of a file on the content host; undefined elsewhere and outside CONTENT_PATHS: an editor's link must not
 * reach a call of the same host that changes something.
 */
export function contentPath(url: string): ContentPath | undefined {
	const address = resolved(url);
	if (address?.origin !== HOST) return undefined;
	const path = address.pathname.replace(/\/{2,}/g, "/");
	const isListed = !AMBIGUOUS.test(path) && config.CONTENT_PATHS.some((folder) => path.startsWith(folder));
	// Safe: `isListed` says what the type says.
	return isListed ? ((path + address.search) as ContentPath) : undefined;
}

export const isContentHost = (url: string): boolean => resolved(url)?.origin === HOST;

const ADDRESSED = new RegExp(`${HOST.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?:/[^\\s<>"]*/|/|(?![\\w.-]))`, "gi");

export const withoutContentHost = (text: string): string => text.replace(ADDRESSED, "");
