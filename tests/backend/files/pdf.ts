import type { ItemText } from "../seed/text.ts";

/** A valid PDF of one page with an item's title and intro, made on request. */

const LINE = 78;

/** WinAnsi from 0x80 to 0x9f, the only codes in which it differs from Latin-1; a space where it has nothing. */
const WINDOWS = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

const plain = (character: string): string =>
	character
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/ı/g, "i")
		.replace(/[^\x20-\x7e]/g, " ");

/** The standard fonts know WinAnsi, here one character a byte; what is beyond is written without diacritics. */
const winAnsi = (text: string): string =>
	Array.from(text, (character) => {
		const own = WINDOWS.indexOf(character);
		if (own >= 0 && character !== " ") return String.fromCharCode(0x80 + own);
		return /[\x20-\x7e\xa0-\xff]/.test(character) ? character : plain(character);
	}).join("");

const escaped = (text: string) => winAnsi(text).replace(/[\\()]/g, "\\$&");

function lines(text: string): string[] {
	const found = [""];
	for (const word of text.split(/\s+/)) {
		const last = found.at(-1) ?? "";
		if (last.length + word.length > LINE) found.push(word);
		else found[found.length - 1] = last === "" ? word : `${last} ${word}`;
	}
	return found;
}

export function pdf({ title, intro }: ItemText): Uint8Array {
	const show = (text: string, font: string, size: number) =>
		lines(text).map((line) => `/${font} ${size} Tf (${escaped(line)}) Tj T*`);
	const stream = ["BT 20 TL 56 780 Td", ...show(title, "B", 15), "T*", ...show(intro, "F", 11), "ET"].join("\n");
	const objects = [
		"<</Type/Catalog/Pages 2 0 R>>",
		"<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R/B 6 0 R>>>>>>",
		`<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>",
	];
	let text = "%PDF-1.4\n";
	const offsets = objects.map((object, index) => {
		const offset = text.length;
		text += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return offset;
	});
	const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
	return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Bytes. */
export const fileSize = (text: ItemText): number => pdf(text).length;
