import { cpSync } from "node:fs";
import { afterAll, beforeAll } from "vitest";
import { counted } from "../tools/bench/counts.ts";
import { ask } from "../tools/bench/load.ts";
import { signIn } from "../tools/bench/rates.ts";
import { HOST, PORTAL_FOLDER, type Served, serveBackend, servePortal } from "../tools/bench/runtime.ts";

/** The portal in the bench's runtime for one test file, with an entry that counts its stores' uses or breaks them. */
export function benchPortal(entry: "counted" | "broken") {
	let backend: Served;
	let portal: Served;
	beforeAll(async () => {
		cpSync("dist/worker", PORTAL_FOLDER, { recursive: true });
		backend = await serveBackend("dist/backend");
		portal = await servePortal(backend, { entry });
	});
	afterAll(() => Promise.all([portal.close(), backend.close()]));
	const origin = () => `http://${HOST}:${portal.port}`;
	return {
		ask: (path: string, headers: Record<string, string> = {}, body?: string) => ask(portal, path, headers, body),
		counted: (path: string) => counted(portal, backend, path),
		origin,
		/** The demo's user, as headers. */
		signIn: async (): Promise<Record<string, string>> => ({ ...(await signIn(portal)), Origin: origin() }),
	};
}
