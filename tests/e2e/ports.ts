import { createServer } from "node:net";

/** Ports of the browser tests, chosen by the system in the first process and inherited by all others. */

const NAMES = ["portal", "hca", "identity"] as const;

const freePort = (): Promise<number> =>
	new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});

process.env.E2E_PORTS ??= (await Promise.all(NAMES.map(freePort))).join(",");

const [portal = 0, hca = 0, identity = 0] = process.env.E2E_PORTS.split(",").map(Number);

export const PORTS = { portal, hca, identity };
