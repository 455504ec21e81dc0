import { watch } from "node:fs";

/** What a change of which folder or file makes old. */
const CLIENT = ["client", "shared", "locales", "vite.config.ts"];
const WORKER_ALONE = ["worker"];
const CONFIGURATION = ["wrangler.toml"];

/** Editors write a file in several steps. */
const SETTLED_MS = 40;

export interface Change {
	isClientSame: boolean;
	isConfigurationSame: boolean;
}

/** Calls `build` after each change, one after the other: what changes during a build is built after it. */
export function onChange(build: (change: Change) => Promise<void>): void {
	let pending: Change | undefined;
	let isBuilding = false;
	let settled: NodeJS.Timeout | undefined;

	async function run(): Promise<void> {
		if (isBuilding || !pending) return;
		const change = pending;
		pending = undefined;
		isBuilding = true;
		await build(change);
		isBuilding = false;
		await run();
	}

	const follow = (paths: readonly string[], change: Change) => {
		for (const path of paths) {
			watch(path, { recursive: true }, () => {
				pending = {
					isClientSame: change.isClientSame && (pending?.isClientSame ?? true),
					isConfigurationSame: change.isConfigurationSame && (pending?.isConfigurationSame ?? true),
				};
				clearTimeout(settled);
				settled = setTimeout(() => void run(), SETTLED_MS);
			});
		}
	};
	follow(CLIENT, { isClientSame: false, isConfigurationSame: true });
	follow(WORKER_ALONE, { isClientSame: true, isConfigurationSame: true });
	follow(CONFIGURATION, { isClientSame: true, isConfigurationSame: false });
}
