import { once } from "node:events";
import { createServer, request } from "node:https";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { certificate, startProxy } from "../engines/proxy.ts";

const portOf = (address: unknown): number => Number(Object(address).port);

it("the engines' proxy hands on also what it is asked while the portal closes an idle connection", async () => {
	const used = new WeakSet<object>();
	const portal = createServer(certificate(), ({ socket }, answer) => {
		// As when the request and the end of the connection cross on the way.
		if (used.has(socket)) return void socket.destroy();
		used.add(socket);
		answer.end("here");
	}).listen(0);
	await once(portal, "listening");
	const proxy = await startProxy(0, portOf(portal.address()), { delay: 0, scripts: true });
	const headers = { Connection: "keep-alive" };
	const options = {
		host: "127.0.0.1",
		port: portOf(proxy.address()),
		headers,
		agent: false,
		rejectUnauthorized: false,
	};
	const ask = async (): Promise<string> => {
		const [answer] = await once(request(options).end(), "response");
		return text(answer);
	};
	expect([await ask(), await ask()]).toEqual(["here", "here"]);
	proxy.close();
	portal.close();
});
