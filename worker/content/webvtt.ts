import type { SpokenLine } from "../../shared/transcript.ts";

/** The words of WebVTT captions (https://www.w3.org/TR/webvtt1/) as plain text: what is spoken when, and by whom. */

/** Lines by their beginning; null: not WebVTT. What is no cue, and what a cue holds beside its words, is left out. */
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

/** Comments and the appearance of captions; a comment may hold a cue that is not meant to be shown. */
const NO_CUE = /^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/;

const TIME = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d\.\d{3})`;
const TIMING = new RegExp(`^[ \\t]*${TIME}[ \\t]*-->[ \\t]*${TIME}(?:[ \\t]|$)`);

interface Cue {
	start: number;
	end: number;
	words: string[];
}

/** A block's cue; several where no empty line is between them. What stands before the first is its name, or the file's head. */
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

/** undefined: its times cannot be read, and players do not show it either. */
function begun(line: string): Cue | undefined {
	const found = TIMING.exec(line);
	if (!found) return undefined;
	const [start, end] = [seconds(found.slice(1, 4)), seconds(found.slice(4, 7))];
	// One that ends before it begins is never shown by a player; its words are said all the same.
	return { start, end: Math.max(start, end), words: [] };
}

const seconds = ([hours = "0", minutes = "", rest = ""]: string[]): number =>
	Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);

const VOICE = /^<v(?:\.[^\s>]*)?[ \t]+([^>]*)>/i;
/** Tags with a name or a time, closed or not; "p < 0.05" is none. Each character belongs to one tag, so one pass reads them. */
const TAGS = /<\/?(?:[a-z!?][^>]*|[\d:.]*)(?:>|$)/gi;
/** Numbers without a colon are no time: "<5>" is text. */
const NUMBER = /^<\/?(?=[\d.:])(?!.*\d:)/;

/** Characters of one cue. Captions show two or three lines at once; the rest of a longer cue is dropped. */
const LONGEST_CUE = 10_000;

/** A cue's text in one line, or in one for each of its voices. */
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
	text
		.replace(TAGS, (tag) => (NUMBER.test(tag) ? tag : ""))
		.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,6}));/gi, decoded)
		// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out, and what turns the words' direction
		.replace(/[\s\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, " ")
		.trim();

const NAMED: Readonly<Record<string, string>> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: "\u00a0",
	lrm: "\u200e",
	rlm: "\u200f",
};

/** What names no character is left as it was typed. */
function decoded(whole: string, hex?: string, decimal?: string, name = ""): string {
	const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal);
	if (hex === undefined && decimal === undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
	return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
}

/** Captions that roll up say a line again while the next one comes. */
function withoutRepeated(lines: SpokenLine[], line: SpokenLine): SpokenLine[] {
	const last = lines.at(-1);
	if (last && last.text === line.text && last.voice === line.voice && line.start <= last.end) {
		last.end = Math.max(last.end, line.end);
	} else lines.push({ ...line });
	return lines;
}
