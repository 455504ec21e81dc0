import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/**
 * `npm run test:repeat -- 10 edge`: runs a suite (unit, edge, browser, or all three) that many times, each time in another order,
 * with other random data and a busy loop on each core. To repeat a run, pass the printed seed as `TEST_SEED` and as the suite's
 * own option.
 */

const COMMANDS = {
	unit: (seed: string) => ["vitest", "run", "--project", "unit", "--sequence.shuffle", `--sequence.seed=${seed}`],
	edge: (seed: string) => [
		...["vitest", "run", "--project", "edge", "--tags-filter", "!all"],
		...["--sequence.shuffle.files", `--sequence.seed=${seed}`],
	],
	browser: (seed: string) => ["playwright", "test", "--grep-invert", "@all", "--shuffle", seed],
} as const satisfies Record<string, (seed: string) => readonly string[]>;

type Suite = keyof typeof COMMANDS;

const SUITES = Object.keys(COMMANDS).filter((name): name is Suite => Object.hasOwn(COMMANDS, name));

const [, , times = "", ...named] = process.argv;
const suites = SUITES.filter((suite) => named.length === 0 || named.includes(suite));
const unknown = named.find((name) => !Object.hasOwn(COMMANDS, name));
if (!/^[1-9]\d*$/.test(times) || unknown) {
	console.error(`Usage: npm run test:repeat -- 10 [${SUITES.join("] [")}]`);
	process.exit(1);
}

const succeeds = (command: readonly string[], seed: string): boolean => {
	const env = { ...process.env, SUITES_BUILT: "yes", TEST_SEED: seed };
	return spawnSync(command[0] ?? "", command.slice(1), { stdio: "inherit", env }).status === 0;
};

if (spawnSync("node", ["tests/tools/build.ts"], { stdio: "inherit" }).status !== 0) process.exit(1);
const loops: ChildProcess[] = Array.from({ length: availableParallelism() }, () => spawn("node", ["-e", "for (;;);"]));
const end = (): void => void loops.map((loop) => loop.kill());
process.once("exit", end);

const failed: string[] = [];
for (let run = 1; run <= Number(times); run += 1) {
	for (const suite of suites) {
		const seed = String(Date.now() % 1_000_000);
		console.log(`\nRun ${run} of ${times}: ${suite}, seed ${seed}`);
		if (!succeeds(COMMANDS[suite](seed), seed)) failed.push(`run ${run}: ${suite}, seed ${seed}`);
	}
}
console.log(failed.length === 0 ? `\n${times} runs, none failed.` : `\nFailed:\n${failed.join("\n")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
