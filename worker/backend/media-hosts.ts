import { config } from "../runtime/config.ts";
import { type ContentPath, contentPath, isContentHost, resolved } from "./content-host.ts";

/** MEDIA_HOSTS: hosts of files beside the content host. */

/** An absolute address. Only `mediaUrl` makes one. */
export type MediaUrl = string & { readonly isOnMediaHost: true };

export type MediumAddress = ContentPath | MediaUrl;

/** Development may use files of this machine, over HTTP and on any port. */
const isThisMachine = ({ hostname }: URL): boolean =>
	config.ENVIRONMENT === "development" && /^(?:[\w-]+\.)*localhost$/.test(hostname);

/** An editor's link to a file on a listed host; undefined: another host, a port, a password or plain HTTP. */
export function mediaUrl(url: string): MediaUrl | undefined {
	const address = resolved(url);
	if (!address || isContentHost(url) || !config.MEDIA_HOSTS.includes(address.hostname)) return undefined;
	const isPublic = address.protocol === "https:" && address.port === "";
	const isPlain = address.username === "" && address.password === "";
	if (!isPlain || !(isPublic || (isThisMachine(address) && /^https?:$/.test(address.protocol)))) return undefined;
	address.hash = "";
	// Safe: the checks above are what the type says.
	return address.href as MediaUrl;
}

export const mediumAddress = (url: string): MediumAddress | undefined => contentPath(url) ?? mediaUrl(url);

export const isOnMediaHost = (address: MediumAddress): address is MediaUrl => !address.startsWith("/");

/** A file's ending; endings of pages are excluded. */
const FILE = /\.(?!(?:[sx]?html?|php|aspx?|jsp)$)[a-z\d]{2,5}$/i;

/** A file that a text links to; undefined: a page, or a host that is not listed. */
export function linkedFile(url: string): MediumAddress | undefined {
	const address = mediumAddress(url);
	if (address === undefined || !isOnMediaHost(address)) return address;
	return FILE.test(new URL(address).pathname) ? address : undefined;
}
