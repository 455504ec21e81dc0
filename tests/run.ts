import { spawnSync } from "node:child_process";

/** `npm test`: all parts one after the other, and what each of them took. */

const PARTS = ["build", "check", "test:unit", "test:edge", "test:e2e"];

const took: string[] = [];
let status: number | null = 0;
for (const part of PARTS) {
	const started = performance.now();
	({ status } = spawnSync("npm", ["run", part], { stdio: "inherit" }));
	const seconds = Math.round((performance.now() - started) / 1000);
	took.push(
		`${part.padEnd(10)} ${String(Math.floor(seconds / 60)).padStart(3)} min ${String(seconds % 60).padStart(2)} s`,
	);
	if (status !== 0) break;
}
console.log(`\n${took.join("\n")}`);
process.exit(status ?? 1);
