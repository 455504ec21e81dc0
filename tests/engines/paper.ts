import { inflateSync } from "node:zlib";

/** The sheets of a PDF. Firefox writes its objects compressed, Chromium as they are. */
export function countSheets(pdf: Uint8Array): number {
	const text = Buffer.from(pdf).toString("latin1");
	const streams = [...text.matchAll(/\/ObjStm.*?stream\r?\n(.*?)endstream/gs)];
	const objects = streams.map(([, stream = ""]) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1"));
	return [text, ...objects].join("\n").match(/\/Type ?\/Page\b/g)?.length ?? 0;
}
