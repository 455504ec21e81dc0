import { readdirSync, readFileSync } from "node:fs";
import { startPortal } from "../../edge/portal.ts";
import { setup } from "../build.ts";
import { EXPECTED, soak, usersLeft } from "./soak-traffic.ts";

/**
 * `npm run bench -- soak`: mixed traffic for MINUTES (3), with the backend down for a fifth of it. Prints the answers and the
 * runtime's memory. Fails if an answer is wrong or incomplete.
 */

const MINUTES = Number(process.env.MINUTES ?? "3");
const SHARES: Record<string, number> = { before: 0.4, outage: 0.2, after: 0.4 };

/** Megabytes of the child processes; null if the system does not report them. */
function memory(): number | null {
	try {
		const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isChild(name));
		return Math.round(children.reduce((sum, name) => sum + residentKilobytes(name), 0) / 1024);
	} catch {
		return null;
	}
}
const field = (pid: string, name: string): number => {
	try {
		return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
	} catch {
		return 0;
	}
};
const isChild = (pid: string): boolean => field(pid, "PPid") === process.pid;
const residentKilobytes = (pid: string): number => field(pid, "VmRSS");

await setup();
const portal = await startPortal({ BACKEND_DEADLINE_MS: "2000" });
const samples: { part: string; "memory (MB)": number | null }[] = [];
const hold = (part: string) => {
	const end = Date.now() + MINUTES * 60_000 * (SHARES[part] ?? 0);
	samples.push({ part: `${part}, begin`, "memory (MB)": memory() });
	let halfway = false;
	return () => {
		const left = end - Date.now();
		if (!halfway && left < MINUTES * 30_000 * (SHARES[part] ?? 0)) {
			halfway = true;
			samples.push({ part: `${part}, half`, "memory (MB)": memory() });
		}
		return left > 0;
	};
};
const { answers, registered } = await soak(portal, hold);
samples.push({ part: "end", "memory (MB)": memory() });
console.table(answers);
console.table(samples);
const left = await usersLeft(portal);
await portal.close();

const wrong = Object.keys(answers).filter((answer) => !EXPECTED.includes(answer));
const half = left.filter((email) => !registered.includes(email));
if (wrong.length > 0 || half.length > 0 || left.length !== registered.length) {
	console.error(`Answered otherwise: ${wrong.join(", ") || "none"}. Half written: ${half.join(", ") || "none"}.`);
	process.exitCode = 1;
}
