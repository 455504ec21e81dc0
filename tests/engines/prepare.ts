import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import { type EngineName, entryOf } from "./engines.ts";

/** What the engines need of the machine: themselves, names, and a display. */

const isRoot = process.getuid?.() === 0;
const isThere = (name: EngineName) => entryOf(name).files.every((file) => existsSync(file));

/** Installs what is missing, on Debian as root. @returns the engines that are not there all the same */
export function install(names: readonly EngineName[]): EngineName[] {
	const missing = names.filter((name) => !isThere(name));
	const run = (...args: string[]) =>
		spawnSync("apt-get", args, {
			stdio: "inherit",
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		}).status === 0;
	if (missing.length > 0 && isRoot && existsSync("/etc/debian_version")) {
		const packages = missing.flatMap((name) => entryOf(name).packages);
		if (run("update", "-qq")) run("install", "-y", "-qq", "--no-install-recommends", ...packages);
	}
	if (isRoot) nameHosts();
	return names.filter((name) => !isThere(name));
}

/** WebKit asks the system for the names below localhost, which other browsers know by themselves. */
function nameHosts(): void {
	const known = readFileSync("/etc/hosts", "utf8").split(/\s+/);
	const lacking = COUNTRY_CODES.map((code) => `${code}.localhost`).filter((host) => !known.includes(host));
	for (const host of lacking) appendFileSync("/etc/hosts", `127.0.0.1 ${host}\n`);
}

/** A display for MiniBrowser, which has no mode without one. Xvfb chooses its number, and tells it when it is ready. */
export async function display(): Promise<ChildProcess | undefined> {
	process.env.XDG_RUNTIME_DIR ??= "/tmp";
	if (process.env.DISPLAY || !existsSync("/usr/bin/Xvfb")) return undefined;
	const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
		stdio: ["ignore", "pipe", "ignore"],
	});
	const [number] = await once(screen.stdout, "data");
	process.env.DISPLAY = `:${String(number).trim()}`;
	return screen;
}
