import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A storage on another host than the content host's: files of a few kilobytes, with ranges, redirects and failures. */

/** `bin` is what storages send for a file that was uploaded without a type. */
const TYPES: Record<string, string> = {
	bin: "binary/octet-stream",
	txt: "text/plain",
	mp4: "video/mp4",
	mp3: "audio/mpeg",
	pdf: "application/pdf",
	vtt: "text/vtt",
};
const ETAG = '"storage-1"';
export const MODIFIED = "Mon, 02 Nov 2026 09:00:00 GMT";

/** The same for everybody who asks for the name. */
export const bytesOf = (name: string): Buffer => Buffer.from(`${name} `.repeat(300));

function sendFile(name: string, request: IncomingMessage, response: ServerResponse): void {
	const bytes = bytesOf(name);
	const own = {
		"Content-Type": TYPES[name.split(".").at(-1) ?? ""] ?? "text/html",
		ETag: ETAG,
		"Last-Modified": MODIFIED,
		"Accept-Ranges": "bytes",
	};
	if (request.headers["if-none-match"] === ETAG) return void response.writeHead(304, own).end();
	const [, from = "", to = ""] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
	const part = from === "" ? bytes : bytes.subarray(Number(from), to === "" ? undefined : Number(to) + 1);
	const range = { "Content-Range": `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}` };
	response.writeHead(from === "" ? 200 : 206, {
		...own,
		...(from === "" ? {} : range),
		"Content-Length": part.length,
		"Set-Cookie": "storage=1",
	});
	response.end(part);
}

export async function startStorage() {
	let asked: { path: string; headers: IncomingMessage["headers"] }[] = [];
	const server = createServer((request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
		asked.push({ path: request.url ?? "", headers: request.headers });
		const status = Number(searchParams.get("status") ?? "200");
		const location = searchParams.get("to");
		if (location !== null) return void response.writeHead(302, { Location: location }).end();
		if (status !== 200) return void response.writeHead(status).end("<Error/>");
		return sendFile(pathname.slice(1), request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://localhost:${port}`,
		/** The same machine under a name that is not listed. */
		unlisted: `http://127.0.0.1:${port}`,
		asked: () => asked,
		forget: () => {
			asked = [];
		},
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}
