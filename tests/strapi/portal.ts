import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type Portal, portalOf } from "../edge/portal.ts";
import { parametersOf } from "../edge/strapi/query.ts";
import { type Cms, startCms } from "../tools/cms/strapi.ts";
import { freePort } from "../tools/development/port.ts";
import { type Editor, editorOf } from "./editor.ts";
import { SEEDED } from "./seeded.ts";

/** A real Strapi with the demo's content, the portal that reads from it, and an editor. Each file of tests has its own. */

const token = randomBytes(32).toString("hex");

interface Own {
	/** Changes the content before Strapi starts. */
	prepare?: (data: string) => void;
	/** By default one that Strapi keeps on a machine that does other things too. */
	deadline?: number;
}

export function ownCms({ prepare = () => undefined, deadline = 30_000 }: Own = {}) {
	let started: { cms: Cms; editor: Editor } | undefined;
	let portal: Portal | undefined;
	let data = "";
	const of = <T>(value: T | undefined): T => {
		if (value === undefined) throw new Error("Strapi has not been started");
		return value;
	};
	beforeAll(async () => {
		data = mkdtempSync(join("dist/cms", "test-"));
		cpSync(SEEDED, data, { recursive: true });
		prepare(data);
		const port = await freePort();
		const url = `http://localhost:${port}`;
		portal = portalOf({ STRAPI_URL: url, STRAPI_TOKEN: token, CMS_ORIGIN: url, BACKEND_DEADLINE_MS: String(deadline) });
		await portal.start();
		const cms = await startCms({ port, data, token, portalPort: await portal.port() });
		started = { cms, editor: await editorOf(cms.url) };
	});
	afterAll(async () => {
		await portal?.close();
		await started?.cms.stop();
		rmSync(data, { recursive: true, force: true });
	});
	return {
		portal: () => of(portal),
		cms: () => of(started).cms,
		editor: () => of(started).editor,
		variables: () => ({ STRAPI_URL: of(started).cms.url, STRAPI_TOKEN: token }),
		/** Strapi's own record of what the portal has asked. */
		calls: async () => {
			const paths = await of(started).cms.requests();
			return paths
				.filter((path) => path.startsWith("/api/"))
				.map((path) => {
					const { pathname, searchParams } = new URL(path, "http://strapi");
					return { path: pathname, query: parametersOf(searchParams) };
				});
		},
	};
}
