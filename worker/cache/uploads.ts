import { config } from "../runtime/config.ts";
import { tags } from "./purges/tags.ts";
import { uploadName } from "./upload-name.ts";

/**
 * Which uploads of the CMS something shows, by the names of their files: Strapi names a file by the upload's hash, its smaller
 * formats by that behind their size, and keeps the hash when the file is replaced.
 */

/** Beyond so many, as in a long list, an entry is made old by whatever upload changes. */
const MOST = 100;

const places = [...config.CONTENT_PATHS, ...config.MEDIA_HOSTS.map((host) => `https://${host}/`)];
const escaped = (text: string): string => text.replace(/[^\w/]/g, "\\$&");
/** A file's address in whatever stands around it: the value of an attribute, a list of sizes, an address under /images. */
const ADDRESSES = new RegExp(`(?:${places.map(escaped).join("|")})[^\\s"'\\\\<>,]*`, "g");

/** The tags of the uploads whose files the value names, wherever in it. */
export function uploadTags(value: unknown): string[] {
	const addresses = JSON.stringify(value)?.match(ADDRESSES) ?? [];
	const names = new Set(addresses.flatMap((address) => uploadName(address) ?? []));
	return names.size > MOST ? [tags.uploads] : [...names].map(tags.upload);
}
