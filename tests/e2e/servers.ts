import { createServer } from "node:http";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { startProvider } from "../identity/provider.ts";
import { hcaPortals, hcaVariables, sisterVariables } from "../identity/variables.ts";
import { setup } from "../tools/build.ts";
import { optionsOf, roomy, workerOf } from "../tools/workers.ts";
import { hcaOrigin } from "./portal.ts";
import { PORTS } from "./ports.ts";

/**
 * The portals of the browser tests, with nothing stored, on the runtime itself: `npm start` would build for each of them, and
 * put a second runtime in front that takes its share of every request. That way is the browsers' of tests/engines.
 */

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
				workerOf("hcp-portal", roomy(optionsOf("wrangler.toml")), "dist/worker", vars),
				workerOf("hcp-backend", optionsOf("tests/backend/wrangler.toml"), "dist/backend", publicUrl),
			],
		}),
	);
	await runtime.ready;
	return runtime;
}

/**
 * The CMS's admin with an address in a frame. It is a server, since Chromium keeps fulfilled pages from local addresses, and
 * here, since by the time of its test another program may have the port.
 */
const cms = createServer(({ url = "" }, answer) => {
	const shown = new URL(url, "http://localhost").searchParams.get("url") ?? "";
	const frame = `<iframe src="${shown.replaceAll("&", "&amp;")}" title="Preview" width="700" height="500"></iframe>`;
	const head = '<!doctype html><title>Admin</title><link rel="icon" href="data:,">';
	answer.setHeader("Content-Type", "text/html").end(head + frame);
}).listen(PORTS.cms);

await setup();
await startProvider({ port: PORTS.identity, ...hcaPortals(hcaOrigin) });
const runtimes = [
	await serve(PORTS.portal, { CMS_ORIGIN: `http://localhost:${PORTS.cms}` }),
	await serve(PORTS.hca, { ...hcaVariables(PORTS.identity), ...sisterVariables(hcaOrigin), GTM_ID: "GTM-TEST123" }),
];
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, async () => {
		cms.close();
		await Promise.all(runtimes.map((runtime) => runtime.dispose()));
		process.exit();
	});
}
