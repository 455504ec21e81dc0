import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer, request, type Server } from "node:https";

/**
 * A slow line over TLS: hands everything on to the portal, and every script late. WebKit keeps Secure cookies over TLS alone,
 * on localhost too.
 */

const CHUNK = /^\/assets\/[^?]+\.js/;

export interface Line {
	/** Milliseconds that each script takes. */
	delay: number;
	/** false: pages come with a policy that lets no script run, as where scripts are off. */
	scripts: boolean;
}

export async function startProxy(port: number, portal: number, line: Line): Promise<Server> {
	const server = createServer(certificate(), (incoming, outgoing) => {
		const { method = "GET", url: path = "/", headers } = incoming;
		const hand = () => {
			// The portal makes its addresses from the host that is asked, and so with this port. A connection of its own: one that is kept
			// may be closed at the moment of its next use.
			const target = {
				host: "127.0.0.1",
				port: portal,
				path,
				method,
				headers,
				agent: false,
				rejectUnauthorized: false,
			};
			const onward = request(target);
			onward.on("response", (answer) => {
				const policy = line.scripts ? {} : { "content-security-policy": "script-src 'none'" };
				outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...policy });
				answer.pipe(outgoing);
			});
			onward.on("error", () => outgoing.destroy());
			outgoing.on("close", () => onward.destroy());
			incoming.pipe(onward);
		};
		setTimeout(hand, CHUNK.test(path) ? line.delay : 0);
	});
	await new Promise<void>((resolve) => server.listen(port, resolve));
	return server;
}

/** A certificate for this run. */
export function certificate(): { key: Buffer; cert: Buffer } {
	const folder = "dist/browsers";
	mkdirSync(folder, { recursive: true });
	const [key, cert] = [`${folder}/key.pem`, `${folder}/cert.pem`];
	const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,DNS:*.localhost"];
	const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
	execFileSync("openssl", ["req", ...kind, ...names, "-keyout", key, "-out", cert], { stdio: "ignore" });
	return { key: readFileSync(key), cert: readFileSync(cert) };
}
