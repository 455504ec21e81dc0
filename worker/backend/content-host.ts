import { config } from "../runtime/config.ts";

/** The host of the CMS's files. Without CONTENT_URL it is the embedded backend. */
const HOST = config.CONTENT_URL ?? "http://backend";
const { host: NAME } = new URL(HOST);

/** Path and query of a file in CONTENT_PATHS, made only by `contentPath`. */
export type ContentPath = string & { readonly isListed: true };

export const resolved = (url: string): URL | null => URL.parse(url, `${HOST}/`);

/** Servers decode these differently: "..;", encoded dots, slashes, percent, control characters, overlong UTF-8. */
const AMBIGUOUS = /\/\.|%(?:[01]|2[5ef]|5c|7f|c[01]|e0%[89]|f0%8|u)/i;

/** undefined for other addresses: an editor's link must not reach a call of the content host that changes something. */
export function contentPath(url: string): ContentPath | undefined {
	const address = resolved(url);
	if (!address || !isOnHost(address)) return undefined;
	const path = address.pathname.replace(/\/{2,}/g, "/");
	const isListed = !AMBIGUOUS.test(path) && config.CONTENT_PATHS.some((folder) => path.startsWith(folder));
	return isListed ? ((path + address.search) as ContentPath) : undefined;
}

/** A CMS behind a proxy may write its own address with http. */
const isOnHost = ({ host, protocol }: URL): boolean => host === NAME && /^https?:$/.test(protocol);

export function isContentHost(url: string): boolean {
	const address = resolved(url);
	return address !== null && isOnHost(address);
}

const ADDRESSED = new RegExp(
	`https?://${NAME.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?:/[^\\s<>"]*/|/|(?![\\w.-]))`,
	"gi",
);

export const withoutContentHost = (text: string): string => text.replace(ADDRESSED, "");
