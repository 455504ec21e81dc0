import { createServer, request } from "node:http";
import { createGzip } from "node:zlib";
import type { Served } from "./runtime.ts";

const TEXT = /^(?:text\/|image\/svg)|javascript|json/;

/** Compresses text in front of the portal, as the platform does for browsers. */
export async function compressed({ port }: Served): Promise<{ port: number; close: () => void }> {
	const server = createServer((asked, answer) => {
		const { method, url, headers } = asked;
		const onward = request({ host: "127.0.0.1", port, method, path: url, headers }, (answered) => {
			const { "content-length": length, ...others } = answered.headers;
			const isText = TEXT.test(others["content-type"] ?? "") && answered.statusCode === 200;
			if (isText) {
				answer.writeHead(200, { ...others, "content-encoding": "gzip", vary: "Accept-Encoding" });
				answered.pipe(createGzip()).pipe(answer);
			} else {
				answer.writeHead(answered.statusCode ?? 502, answered.headers);
				answered.pipe(answer);
			}
		});
		onward.on("error", () => answer.destroy());
		asked.pipe(onward);
	});
	await new Promise<void>((done) => {
		server.listen(0, "127.0.0.1", done);
	});
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("There is no port to listen on");
	const close = () => {
		server.close();
		server.closeAllConnections();
	};
	return { port: address.port, close };
}
