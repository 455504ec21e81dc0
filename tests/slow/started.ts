import { spawn } from "node:child_process";
import { once } from "node:events";

/** `npm start` and its like, as a developer types them. */
export function started(script: string, env: NodeJS.ProcessEnv, cwd = ".") {
	let said = "";
	// A group of its own, so that all that it starts ends with it.
	const npm = spawn("npm", ["run", script], { cwd, env, detached: true });
	for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (words: Buffer) => (said += words));
	return {
		said: () => said,
		hasEnded: () => npm.exitCode !== null,
		end: async () => {
			if (npm.pid === undefined || npm.exitCode !== null) return;
			const ended = once(npm, "close");
			process.kill(-npm.pid, "SIGTERM");
			await ended;
		},
	};
}
