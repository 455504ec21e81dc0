import { config } from "../runtime/config.ts";
import { tags } from "./purges/tags.ts";
import { uploadName } from "./upload-name.ts";

/**
 * Tags of the CMS uploads in a value. Strapi names a file after the upload's hash, puts the size before it for smaller
 * formats, and keeps the hash when the file is replaced.
 */

/** An entry with more uploads than this is invalidated by a change of any upload. */
const MOST = 100;

const prefixes = [...config.CONTENT_PATHS, ...config.MEDIA_HOSTS.map((host) => `https://${host}/`)];
const escaped = (text: string): string => text.replace(/[^\w/]/g, "\\$&");
/** A file's address inside any text: an attribute's value, a `srcset`, a URL under /images. */
const ADDRESSES = new RegExp(`(?:${prefixes.map(escaped).join("|")})[^\\s"'\\\\<>,]*`, "g");

/** The tags of all uploads whose files the value mentions. */
export function uploadTags(value: unknown): string[] {
	const addresses = JSON.stringify(value)?.match(ADDRESSES) ?? [];
	const names = new Set(addresses.flatMap((address) => uploadName(address) ?? []));
	return names.size > MOST ? [tags.uploads] : [...names].map(tags.upload);
}
