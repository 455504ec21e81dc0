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

/** Transcripts that are made from captions, for recordings for which editors have written none. */

/** `address`: an upload that changes ends the entry. null: captions that cannot be read. */
const entry = z.object({ address: z.string(), transcript: z.nullable(transcript) });

/**
 * What is said in an item's recording; null: there is no recording, or there are no captions that can be read. `detail` is the
 * item as the visitor's level reads it, and what is kept is kept for that level.
 * @throws BackendError, LateError: the captions' host fails
 */
export async function readTranscript(site: Site, { card, captions, media }: Detail): Promise<Transcript | null> {
	const at = trackFor(site.locale, captions);
	const track = captions[at];
	// Checked again: CONTENT_PATHS and MEDIA_HOSTS may be others now than when the item was cached.
	const address = mediumAddress(media[`captions-${at}`]?.url ?? "");
	if (!track || address === undefined) return null;
	const found = await cached(site, {
		key: keys.transcript(site.locale, card.section, card.slug, site.level, `${track.locale}:${address}`),
		policy: policies.transcript,
		schema: entry,
		load: async () => {
			const lines = await linesAt(address, card.section);
			return { address, transcript: lines && { language: track.locale, lines } };
		},
	});
	return found.transcript;
}

/** In the page's language, else the first, as the player chooses. */
function trackFor(locale: string, captions: Detail["captions"]): number {
	const own = captions.findIndex((track) => track.locale === locale);
	if (own >= 0) return own;
	return Math.max(
		0,
		captions.findIndex((track) => languageOf(track.locale) === languageOf(locale)),
	);
}

/** null: no WebVTT, no words in it, or too many, which editors are to be told of and no second try mends. */
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

/** null: too long. */
async function textOf(response: Response): Promise<string | null> {
	if (Number(response.headers.get("content-length")) > TRANSCRIPT_BYTES) {
		await response.body?.cancel();
		return null;
	}
	const read = readText(response, TRANSCRIPT_BYTES).catch((error: unknown) => {
		if (error instanceof BackendError) return null;
		throw error;
	});
	// Of a medium only the head has a deadline of its own.
	return inTime(read, deadlineOf("media"));
}
