import { config } from "../runtime/config.ts";
import { EVERYTHING, tags } from "./purges/tags.ts";
import { uploadName } from "./upload-name.ts";

/** An entry with more uploads is invalidated by a change of any upload. */
const MOST = 100;

const prefixes = [...config.CONTENT_PATHS, ...config.MEDIA_HOSTS.map((host) => `https://${host}/`)];
const escaped = (text: string): string => text.replace(/[^\w/]/g, "\\$&");
const ADDRESSES = new RegExp(`(?:${prefixes.map(escaped).join("|")})[^\\s"'\\\\<>,]*`, "g");

/** Tags of all uploads in the value. Strapi names files after the upload's hash, with the size in front for smaller formats. */
export function uploadTags(value: unknown): string[] {
	const addresses = JSON.stringify(value)?.match(ADDRESSES) ?? [];
	const names = new Set(addresses.flatMap((address) => uploadName(address) ?? []));
	return names.size > MOST ? [tags.uploads] : [...names].map(tags.upload);
}

export const tagsOfFile = (address: string): string[] => [EVERYTHING, ...uploadTags(address)];
