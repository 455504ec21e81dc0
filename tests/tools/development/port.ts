import { createServer, type Server } from "node:net";

/** Takes a port, so that a second start learns of it at once and not from a build's end. @throws where it is taken */
export const hold = (port: number): Promise<Server> =>
	new Promise((resolve, reject) => {
		// Who asks before the portal is there is refused, as on a port where nobody listens.
		const server = createServer((socket) => socket.destroy());
		server.once("error", reject);
		server.listen(port, () => resolve(server));
	});

export const release = (server: Server): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));
