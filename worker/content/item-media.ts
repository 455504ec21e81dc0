import type { WireItem } from "../../shared/contracts/item.ts";
import { type Detail, SHOWN_MEDIA } from "../../shared/models.ts";
import { mediumAddress } from "../backend/media-hosts.ts";
import { config } from "../runtime/config.ts";
import { finding } from "../runtime/findings/findings.ts";
import { log } from "../runtime/log.ts";
import { videoOf } from "./videos.ts";

/** Sorts an item's media: served through its route, embedded from a video host, or unavailable, which is a finding. */
export function placedMedia({ file, audio, video, captions, content_type: type }: WireItem) {
	const placed: Pick<Detail, "media" | "embed" | "unavailable"> = { media: {}, embed: null, unavailable: [] };
	const report = (field: string, url: string) => {
		log("contract", { what: "medium", fields: `${type}.${field}` });
		finding("host", { field, detail: URL.parse(url)?.hostname });
	};
	const sources = { audio: audio && { ...audio, name: null }, video: video && { ...video, name: null }, file };
	for (const medium of SHOWN_MEDIA) {
		const source = sources[medium];
		if (!source) continue;
		const url = mediumAddress(source.url);
		const embed = url === undefined ? videoOf(source.url, config.VIDEO_HOSTS) : null;
		if (url !== undefined) placed.media[medium] = { url, mime: source.mime, name: source.name };
		else if (embed) placed.embed ??= embed;
		else {
			placed.unavailable.push(medium);
			report(medium, source.url);
		}
	}
	const served = captions.flatMap(({ url, locale, label }) => {
		const address = mediumAddress(url);
		if (address !== undefined) return [{ address, track: { locale, label: label ?? locale } }];
		report("captions", url);
		return [];
	});
	for (const [index, { address }] of served.entries())
		placed.media[`captions-${index}`] = { url: address, mime: "text/vtt", name: null };
	return { ...placed, captions: served.map(({ track }) => track) };
}
