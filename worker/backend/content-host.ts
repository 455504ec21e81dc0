import { config } from "../runtime/config.ts";

/** The content host serves the CMS's pictures and media, to which the CMS links by relative or absolute addresses. */

/** Without CONTENT_URL it is the embedded backend, reached by its binding: the name here is never looked up. */
const HOST = config.CONTENT_URL ?? "http://backend";

/** A path that may be asked of the content host, with its query. Only `contentPath` makes one. */
export type ContentPath = string & { readonly isListed: true };

/** The absolute address of a link of the CMS; null: not an address. */
export const resolved = (url: string): URL | null => URL.parse(url, `${HOST}/`);

/**
 * What servers read in different ways, so that a path could be another one there than here: segments that begin with a dot
 * ("..;"), and percent-encoded control characters, percent signs, dots, slashes and backslashes, also in the
 * ways that no decoder may accept and some do: overlong UTF-8, "%u002e".
 */
const AMBIGUOUS = /\/\.|%(?:[01]|2[5ef]|5c|7f|c[01]|e0%[89]|f0%8|u)/i;

/**
 * Where an address of the CMS lies on the content host, as one way to write it; undefined: elsewhere, or outside
 * CONTENT_PATHS. The address is an editor's text: on the same host there may be calls that change something.
 */
export function contentPath(url: string): ContentPath | undefined {
	const address = resolved(url);
	if (address?.origin !== HOST) return undefined;
	const path = address.pathname.replace(/\/{2,}/g, "/");
	const isListed = !AMBIGUOUS.test(path) && config.CONTENT_PATHS.some((folder) => path.startsWith(folder));
	// Safe: this is the check that the type stands for.
	return isListed ? ((path + address.search) as ContentPath) : undefined;
}

/** Whether a link leads to the content host, of which visitors see nothing. */
export const isContentHost = (url: string): boolean => resolved(url)?.origin === HOST;

/** Its address at the beginning of other addresses, as editors paste them. */
const ADDRESSED = new RegExp(`${HOST.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?:/[^\\s<>"]*/|/|(?![\\w.-]))`, "gi");

/** Words without the content host's address: of a file there its name is left. */
export const withoutContentHost = (text: string): string => text.replace(ADDRESSED, "");
