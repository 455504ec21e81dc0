import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { freePort, hold, release } from "../development/port.ts";
import { endWith } from "../end-with.ts";
import { install, NoNode } from "./install.ts";
import { startCms, USER } from "./strapi.ts";

/**
 * `npm run start:cms`: a Strapi with the demo's content, its admin, and the portal that reads from it. The first run installs
 * Strapi. Ports: PORT or 8787 for the portal, CMS_PORT, 1337 or a free one for Strapi. `--fresh` seeds the content anew.
 */

const DATA = "tests/cms/data";
const STATE = `${DATA}/portal`;
const USUAL_PORT = 1337;

async function cmsPort(): Promise<number> {
	if (process.env.CMS_PORT) return Number(process.env.CMS_PORT);
	const held = await hold(USUAL_PORT).catch(() => undefined);
	if (!held) return freePort();
	await release(held);
	return USUAL_PORT;
}

const options = process.argv.slice(2);
try {
	install();
} catch (error) {
	if (error instanceof NoNode) endWith(error);
	throw error;
}
if (options.includes("--fresh")) rmSync(DATA, { recursive: true, force: true });
// A cache must not be older than the CMS.
rmSync(STATE, { recursive: true, force: true });

const portalPort = Number(process.env.PORT ?? "8787");
const token = randomBytes(32).toString("hex");
console.log("Strapi starts …");
const cms = await startCms({ port: await cmsPort(), data: DATA, token, portalPort }).catch(endWith);
console.log(
	[
		`Strapi's admin: ${cms.url}/admin`,
		`  user ${USER.email}, password ${USER.password} (for development only)`,
		`  its log: ${DATA}/strapi.log`,
		"Edit an entry, save, press Open preview, publish: the page has it within two seconds.",
		"",
	].join("\n"),
);
const portal = spawn(
	"node",
	["tests/tools/development/start.ts", ...options.filter((option) => option !== "--fresh")],
	{
		stdio: "inherit",
		env: {
			...process.env,
			STRAPI_URL: cms.url,
			STRAPI_TOKEN: token,
			CMS_ORIGIN: cms.url,
			PORT: String(portalPort),
			STATE_DIR: STATE,
		},
	},
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => portal.kill(signal));
cms.process.once("exit", () => portal.kill("SIGTERM"));
portal.once("exit", async (code) => {
	await cms.stop();
	process.exit(code ?? 0);
});
