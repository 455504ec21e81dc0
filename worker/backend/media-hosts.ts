import { config } from "../runtime/config.ts";
import { type ContentPath, contentPath, isContentHost, resolved } from "./content-host.ts";

/** An absolute address, made only by `mediaUrl`. */
export type MediaUrl = string & { readonly isOnMediaHost: true };

export type MediumAddress = ContentPath | MediaUrl;

/** Development may use HTTP and any port of this machine. */
const isThisMachine = ({ hostname }: URL): boolean =>
	config.ENVIRONMENT === "development" && /^(?:[\w-]+\.)*localhost$/.test(hostname);

/** A link to a listed host; undefined: another host, a port, a password or plain HTTP. */
export function mediaUrl(url: string): MediaUrl | undefined {
	const address = resolved(url);
	if (!address || isContentHost(url) || !config.MEDIA_HOSTS.includes(address.hostname)) return undefined;
	const isPublic = address.protocol === "https:" && address.port === "";
	const isPlain = address.username === "" && address.password === "";
	if (!isPlain || !(isPublic || (isThisMachine(address) && /^https?:$/.test(address.protocol)))) return undefined;
	address.hash = "";
	return address.href as MediaUrl;
}

export const mediumAddress = (url: string): MediumAddress | undefined => contentPath(url) ?? mediaUrl(url);

export const isOnMediaHost = (address: MediumAddress): address is MediaUrl => !address.startsWith("/");

/** Endings of files, not of pages. */
const FILE = /\.(?!(?:[sx]?html?|php|aspx?|jsp)$)[a-z\d]{2,5}$/i;

/** undefined: a page, or a host that is not listed. */
export function linkedFile(url: string): MediumAddress | undefined {
	const address = mediumAddress(url);
	if (address === undefined || !isOnMediaHost(address)) return address;
	return FILE.test(new URL(address).pathname) ? address : undefined;
}
