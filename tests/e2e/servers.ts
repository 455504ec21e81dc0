import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { buildWorkers } from "../edge/build.ts";
import { optionsOf, workerOf } from "../edge/workers.ts";
import { startProvider } from "../identity/provider.ts";
import { hcaPortals, hcaVariables, sisterVariables } from "../identity/variables.ts";
import { HCA_PORT, hcaOrigin, PORT } from "./portal.ts";

/**
 * The portals of the browser tests, with nothing stored, on the runtime itself: `npm start` would build for each of them, and
 * put a second runtime in front that takes its share of every request. That way is the browsers' of tests/browsers.
 */

const IDENTITY_PORT = 9498;

async function serve(port: number, vars: Record<string, string>): Promise<Miniflare> {
	const publicUrl = { PUBLIC_URL: `http://backend.localhost:${port}` };
	const runtime = new Miniflare(
		convertV4MiniflareOptions({
			port,
			cf: false,
			handleStructuredLogs: ({ level, message }: { level: string; message: string }) => {
				if (level === "error") console.error(message);
			},
			workers: [
				workerOf("hcp-portal", optionsOf("wrangler.toml"), "dist/worker", vars),
				workerOf("hcp-backend", optionsOf("tests/backend/wrangler.toml"), "dist/backend", publicUrl),
			],
		}),
	);
	await runtime.ready;
	return runtime;
}

buildWorkers();
await startProvider({ port: IDENTITY_PORT, ...hcaPortals(hcaOrigin) });
const runtimes = [
	await serve(PORT, {}),
	await serve(HCA_PORT, {
		...hcaVariables(IDENTITY_PORT),
		...sisterVariables(hcaOrigin),
		GTM_ID: "GTM-TEST123",
	}),
];
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, async () => {
		await Promise.all(runtimes.map((runtime) => runtime.dispose()));
		process.exit();
	});
}
