import { rmSync } from "node:fs";
import { startCms } from "../tools/cms/strapi.ts";
import { freePort } from "../tools/development/port.ts";

/** Seeds the demo's content once for all files of tests: its dates count from today. */

export const SEEDED = "dist/cms/seeded";

export async function setup(): Promise<void> {
	rmSync(SEEDED, { recursive: true, force: true });
	const cms = await startCms({
		port: await freePort(),
		data: SEEDED,
		token: "of nobody",
		portalPort: await freePort(),
	});
	await cms.stop();
}
