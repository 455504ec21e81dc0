import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { build } from "esbuild";
import { Hono } from "hono";
import * as z from "zod";
import { LOCALES } from "../../../shared/locales.ts";
import { readPortal } from "../development/configuration.ts";
import { FOLDER, systemEnvironment, systemNode } from "./install.ts";
import { writeSeed } from "./seed.ts";

/** Starts the Strapi of tests/cms, with the demo's content in a folder of its own. */

export const USER = { email: "editor@helvora.example", password: "Demo-1234" };
const DEFAULT_LOCALE = "en-IE";
/** Of development alone: Strapi listens on this machine. */
const CMS_SECRET = "development-cms-secret";

const BYTES = Object.fromEntries([".gif", ".jpg", ".png", ".webm", ".webp"].map((ext) => [ext, "binary" as const]));

/** The embedded backend's files. They import bytes, which only a bundler can. */
async function uploadsOf() {
	const outfile = resolve("dist/cms/uploads.mjs");
	await build({
		entryPoints: ["tests/backend/files/uploads.ts"],
		outfile,
		bundle: true,
		platform: "node",
		format: "esm",
		target: "node22",
		packages: "external",
		loader: BYTES,
		logLevel: "warning",
	});
	return z.object({ uploads: z.instanceof(Hono) }).parse(await import(outfile)).uploads;
}

export interface CmsOptions {
	port: number;
	/** Of database, uploads and log. */
	data: string;
	token: string;
	/** The portal, which Strapi's webhook and preview button call. */
	portalPort: number;
}

const hostsOf = (port: number) =>
	Object.fromEntries(LOCALES.map(({ code, country }) => [code, `http://${country}.localhost:${port}`]));

function environmentOf({ port, data, token, portalPort }: CmsOptions) {
	const { PURGE_SECRET, PREVIEW_SECRET } = readPortal().vars;
	return {
		...systemEnvironment(),
		PORT: String(port),
		CMS_DATA: resolve(data),
		CMS_SECRET,
		CMS_USER: USER.email,
		CMS_PASSWORD: USER.password,
		STRAPI_TOKEN: token,
		STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: DEFAULT_LOCALE,
		PURGE_SECRET,
		PREVIEW_SECRET,
		PORTAL_PORT: String(portalPort),
		PORTAL_HOSTS: JSON.stringify(hostsOf(portalPort)),
		NO_COLOR: "1",
	};
}

/** Resolves when Strapi answers; the first start seeds the content. */
async function answering(url: string, strapi: ChildProcess, log: string): Promise<void> {
	for (;;) {
		if (strapi.exitCode !== null) throw new Error(`Strapi ended: see ${log}`);
		const answer = await fetch(`${url}/_health`).catch(() => undefined);
		if (answer?.ok) return;
		await setTimeout(100);
	}
}

export async function startCms(options: CmsOptions) {
	const { data, port } = options;
	if (!existsSync(join(data, "data.db"))) {
		rmSync(data, { recursive: true, force: true });
		mkdirSync(join(data, "public/uploads"), { recursive: true });
		await writeSeed(data, await uploadsOf());
	}
	const node = systemNode();
	execFileSync(node, ["schemas.js"], { cwd: FOLDER });
	const logFile = join(data, "strapi.log");
	const strapi = spawn(node, ["node_modules/@strapi/strapi/bin/strapi.js", "start"], {
		cwd: FOLDER,
		env: environmentOf(options),
		stdio: ["ignore", "pipe", "pipe"],
	});
	let log = "";
	const file = createWriteStream(logFile);
	for (const stream of [strapi.stdout, strapi.stderr]) {
		stream.on("data", (text: Buffer) => {
			log += text;
			file.write(text);
		});
	}
	const url = `http://localhost:${port}`;
	const stop = async (): Promise<void> => {
		if (strapi.exitCode !== null || strapi.signalCode !== null) return;
		const ended = once(strapi, "exit");
		strapi.kill("SIGCONT");
		strapi.kill("SIGTERM");
		await ended;
	};
	await answering(url, strapi, logFile).catch(async (error: unknown) => {
		await stop();
		throw error;
	});
	return {
		url,
		process: strapi,
		stop,
		/** Strapi's own record of requests: `GET /api/news?locale=en-IE (11 ms) 200`. */
		requests: async (): Promise<string[]> => {
			// Strapi writes a line after its answer: behind the mark all lines before it are there.
			const mark = `/uploads/mark-${randomUUID()}`;
			await fetch(url + mark);
			while (!log.includes(mark)) await setTimeout(10);
			return [...log.matchAll(/http.*?: (?:GET|HEAD|POST) (\S+) \(\d+ ms\) \d+/g)].map(([, path = ""]) => path);
		},
		forgetRequests: () => {
			log = "";
		},
	};
}

export type Cms = Awaited<ReturnType<typeof startCms>>;
