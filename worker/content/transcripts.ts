import * as z from "zod/mini";
import { languageOf } from "../../shared/locales.ts";
import type { Detail } from "../../shared/models.ts";
import { type Transcript, transcript } from "../../shared/transcript.ts";
import { deadlineOf } from "../backend/deadlines.ts";
import { fetchMedium } from "../backend/media-files.ts";
import { type MediumAddress, mediumAddress } from "../backend/media-hosts.ts";
import { readText } from "../backend/read-text.ts";
import { cached } from "../cache/cached.ts";
import { keys } from "../cache/keys.ts";
import { policies, TRANSCRIPT_BYTES, TRANSCRIPT_LINES } from "../cache/policies.ts";
import { BackendError } from "../runtime/errors.ts";
import { inTime } from "../runtime/in-time.ts";
import { log } from "../runtime/log.ts";
import type { Site } from "../visitor/site.ts";
import { spokenLines } from "./webvtt.ts";

/** `address` ties the entry to the uploaded file. `transcript` is null for unreadable captions. */
const entry = z.object({ address: z.string(), transcript: z.nullable(transcript) });

/** null: no recording, or no readable captions. `detail` is the item at the visitor's level. @throws BackendError, LateError */
export async function readTranscript(site: Site, { card, captions, media }: Detail): Promise<Transcript | null> {
	const at = trackFor(site.locale, captions);
	const track = captions[at];
	// Checked again: CONTENT_PATHS and MEDIA_HOSTS may have changed since the item was cached.
	const address = mediumAddress(media[`captions-${at}`]?.url ?? "");
	if (!track || address === undefined) return null;
	const { transcript } = await cached(site, {
		key: keys.transcript(site.locale, card.section, card.slug, site.level, `${track.locale}:${address}`),
		policy: policies.transcript,
		schema: entry,
		load: async () => {
			const lines = await linesAt(address, card.section);
			return { address, transcript: lines && { language: track.locale, lines } };
		},
	});
	return transcript;
}

/** The track in the page's locale, else in its language, else the first: the player's choice too. */
function trackFor(locale: string, captions: Detail["captions"]): number {
	const sameLocale = captions.findIndex((track) => track.locale === locale);
	if (sameLocale >= 0) return sameLocale;
	return Math.max(
		0,
		captions.findIndex((track) => languageOf(track.locale) === languageOf(locale)),
	);
}

/** null: not WebVTT, empty, or too long. The fault is logged for editors and cached, because a retry cannot help. */
async function linesAt(address: MediumAddress, section: string): Promise<Transcript["lines"] | null> {
	const without = (fault: string) => {
		log("contract", { what: "captions", fields: `${section}.captions`, fault });
		return null;
	};
	const response = await fetchMedium(address, { method: "GET", headers: new Headers() });
	if (!response.ok) {
		await response.body?.cancel();
		return without(`status ${response.status}`);
	}
	const text = await textOf(response);
	if (text === null) return without("too long");
	const lines = spokenLines(text);
	if (lines === null) return without("not WebVTT");
	if (lines.length === 0) return without("empty");
	return lines.length > TRANSCRIPT_LINES ? without("too many lines") : lines;
}

async function textOf(response: Response): Promise<string | null> {
	if (Number(response.headers.get("content-length")) > TRANSCRIPT_BYTES) {
		await response.body?.cancel();
		return null;
	}
	const read = readText(response, TRANSCRIPT_BYTES).catch((error: unknown) => {
		if (error instanceof BackendError) return null;
		throw error;
	});
	// `fetchMedium` has a deadline for the headers only.
	return inTime(read, deadlineOf("media"));
}
