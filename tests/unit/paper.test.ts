import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { countSheets } from "../engines/paper.ts";

/** Three sheets, compressed, with as many `%` before them as make the last byte the one asked for. */
function compressed(last: number): Buffer {
	for (let fill = ""; ; fill += "%") {
		const stream = deflateSync(`${fill} << /Type /Page >> << /Type /Page >> << /Type /Pages >> << /Type /Page >>`);
		if (stream.at(-1) === last) return stream;
	}
}

it.each([0x0a, 0x0d, 0x20])("sheets of a PDF are counted where its compressed objects end with byte %i", (last) => {
	const objects = Buffer.concat([
		Buffer.from("%PDF-1.5\n9 0 obj\n<< /Type /ObjStm /Length 10 0 R /N 4 /First 20 >>\nstream\n"),
		compressed(last),
		Buffer.from("\nendstream\nendobj\n"),
	]);
	expect(countSheets(objects)).toBe(3);
});
