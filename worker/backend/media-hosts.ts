import { config } from "../runtime/config.ts";
import { type ContentPath, contentPath, isContentHost, resolved } from "./content-host.ts";

/** Hosts beside the content host on which an item's files may lie: MEDIA_HOSTS. */

/** The whole address of a file there. Only `mediaUrl` makes one. */
export type MediaUrl = string & { readonly isOnMediaHost: true };

/** Where a medium's bytes are. */
export type MediumAddress = ContentPath | MediaUrl;

/** In development alone, where files lie on this machine: over plain HTTP and on any port. */
const isThisMachine = ({ hostname }: URL): boolean =>
	config.ENVIRONMENT === "development" && /^(?:[\w-]+\.)*localhost$/.test(hostname);

/** A file on one of the hosts; undefined: elsewhere, or in a way that no file is published. The address is an editor's text. */
export function mediaUrl(url: string): MediaUrl | undefined {
	const address = resolved(url);
	if (!address || isContentHost(url) || !config.MEDIA_HOSTS.includes(address.hostname)) return undefined;
	const isPublic = address.protocol === "https:" && address.port === "";
	const isPlain = address.username === "" && address.password === "";
	if (!isPlain || !(isPublic || (isThisMachine(address) && /^https?:$/.test(address.protocol)))) return undefined;
	address.hash = "";
	// Safe: this is the check that the type stands for.
	return address.href as MediaUrl;
}

/** undefined: where no medium may come from. */
export const mediumAddress = (url: string): MediumAddress | undefined => contentPath(url) ?? mediaUrl(url);

export const isOnMediaHost = (address: MediumAddress): address is MediaUrl => !address.startsWith("/");

/** What ends like a page is linked to as one. */
const FILE = /\.(?!(?:[sx]?html?|php|aspx?|jsp)$)[a-z\d]{2,5}$/i;

/** A file to which a text links, rather than a page of the same host; undefined: none that may be asked for. */
export function linkedFile(url: string): MediumAddress | undefined {
	const address = mediumAddress(url);
	if (address === undefined || !isOnMediaHost(address)) return address;
	return FILE.test(new URL(address).pathname) ? address : undefined;
}
