import { createServer, type Server } from "node:net";

/**
 * Takes a port at once, so that a second start fails before its build.
 * @throws if the port is taken
 */
export const hold = (port: number): Promise<Server> =>
	new Promise((resolve, reject) => {
		// Refuses requests until the portal is there.
		const server = createServer((socket) => socket.destroy());
		server.once("error", reject);
		server.listen(port, () => resolve(server));
	});

export const release = (server: Server): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));

/** A port that the system chooses. */
export async function freePort(): Promise<number> {
	const server = await hold(0);
	const address = server.address();
	await release(server);
	return typeof address === "object" && address ? address.port : 0;
}
