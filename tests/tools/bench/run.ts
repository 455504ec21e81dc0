/** `npm run bench`: the bench, or another measurement by name: lighthouse, limits, load, size, soak, waits. */

const MEASUREMENTS: Record<string, () => Promise<unknown>> = {
	bench: () => import("./bench.ts"),
	lighthouse: () => import("./lighthouse.ts"),
	limits: () => import("./limits.ts"),
	load: () => import("./traffic.ts"),
	size: () => import("./size.ts"),
	soak: () => import("./soak.ts"),
	waits: () => import("./distances.ts"),
};

const name = process.argv.slice(2).find((arg) => !arg.startsWith("--")) ?? "bench";
const measure = MEASUREMENTS[name];
if (!measure) {
	console.error(`There is no measurement ${name}. There are ${Object.keys(MEASUREMENTS).join(", ")}.`);
	process.exit(1);
}
await measure();
