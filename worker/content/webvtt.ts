import { unescaped } from "../../shared/entities.ts";
import type { SpokenLine } from "../../shared/transcript.ts";

/** Plain text, times and voices of WebVTT captions (https://www.w3.org/TR/webvtt1/). */

/** Lines sorted by start; null: not WebVTT. Drops blocks that are not cues, and markup inside cues. */
export function spokenLines(file: string): SpokenLine[] | null {
	const text = file.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
	if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) return null;
	const cues = text
		.split(/\n(?:[ \t]*\n)+/)
		.filter((block) => !NO_CUE.test(block))
		.flatMap(cuesOf);
	return cues
		.flatMap(linesOf)
		.sort((a, b) => a.start - b.start)
		.reduce(withoutRepeated, []);
}

/** Comments, styles and regions. A comment may contain a cue that must not be shown. */
const NO_CUE = /^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/;

const TIME = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d\.\d{3})`;
const TIMING = new RegExp(`^[ \\t]*${TIME}[ \\t]*-->[ \\t]*${TIME}(?:[ \\t]|$)`);

interface Cue {
	start: number;
	end: number;
	words: string[];
}

/** Several if the empty line between them is missing. Lines before the first are its identifier or the file's header. */
function cuesOf(block: string): Cue[] {
	const cues: Cue[] = [];
	let cue: Cue | undefined;
	for (const line of block.split("\n")) {
		if (line.includes("-->")) {
			cue = begun(line);
			if (cue) cues.push(cue);
		} else cue?.words.push(line);
	}
	return cues;
}

function begun(line: string): Cue | undefined {
	const timing = TIMING.exec(line);
	if (!timing) return undefined;
	const [start, end] = [seconds(timing.slice(1, 4)), seconds(timing.slice(4, 7))];
	// Players never show a cue that ends before its start, but its words are spoken.
	return { start, end: Math.max(start, end), words: [] };
}

const seconds = ([hours = "0", minutes = "", rest = ""]: string[]): number =>
	Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);

const VOICE = /^<v(?:\.[^\s>]*)?[ \t]+([^>]*)>/i;
/** Tags with a name or a time, closed or not; "p < 0.05" is not a tag. Takes linear time. */
const TAGS = /<\/?(?:[a-z!?][^>]*|[\d:.]*)(?:>|$)/gi;
/** A number without a colon is text ("<5>"), not a timestamp. */
const NUMBER = /^<\/?(?=[\d.:])(?!.*\d:)/;

/** Characters per cue; the rest is dropped. Real cues have two or three lines. */
const LONGEST_CUE = 10_000;

const linesOf = ({ start, end, words }: Cue): SpokenLine[] =>
	words
		.join(" ")
		.slice(0, LONGEST_CUE)
		.split(/(?=<v[.\s])/i)
		.flatMap((part) => {
			const text = plain(part);
			return text === "" ? [] : [{ start, end, voice: plain(VOICE.exec(part)?.[1] ?? "") || null, text }];
		});

const plain = (text: string): string =>
	unescaped(text.replace(TAGS, (tag) => (NUMBER.test(tag) ? tag : "")))
		// biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters and those that change text direction
		.replace(/[\s\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, " ")
		.trim();

/** Roll-up captions repeat a line while the next one appears. */
function withoutRepeated(lines: SpokenLine[], line: SpokenLine): SpokenLine[] {
	const last = lines.at(-1);
	if (last && last.text === line.text && last.voice === line.voice && line.start <= last.end) {
		last.end = Math.max(last.end, line.end);
	} else lines.push({ ...line });
	return lines;
}
