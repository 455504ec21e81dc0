import { type Dirent, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/**
 * The folders and files that each part of the build and the types depend on. Polling works in containers and shared folders
 * that send no events, and takes a few milliseconds.
 */
const FOLLOWED = {
	client: ["client", "shared", "locales", "vite.config.ts"],
	worker: ["worker"],
	configuration: ["wrangler.toml"],
	// Not `tests/cms`, which holds the packages of Strapi.
	tests: ["backend", "e2e", "edge", "engines", "identity", "slow", "strapi", "tools", "unit"].map(
		(name) => `tests/${name}`,
	),
} as const satisfies Record<string, readonly string[]>;

const LOOK_MS = 200;
/** Editors write a file in several steps. */
const SETTLED_MS = 40;

export interface Change {
	/** Only tests have changed. */
	isPortalSame: boolean;
	isClientSame: boolean;
}

/** 0 if the file has been deleted since it was listed. */
const modifiedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const pathOf = ({ parentPath, name }: Dirent): string => join(parentPath, name);

/** A number that differs after any change. A folder's time changes when an entry appears or goes. */
function stampOf(paths: readonly string[]): number {
	const within = (path: string) =>
		statSync(path).isDirectory() ? readdirSync(path, { recursive: true, withFileTypes: true }).map(pathOf) : [];
	try {
		return paths.flatMap((path) => [path, ...within(path)]).reduce((sum, path) => sum + modifiedAt(path), 0);
	} catch {
		// A folder was deleted while it was listed.
		return 0;
	}
}

const look = () => ({
	client: stampOf(FOLLOWED.client),
	worker: stampOf(FOLLOWED.worker),
	configuration: stampOf(FOLLOWED.configuration),
	tests: stampOf(FOLLOWED.tests),
});

/** Calls `build` after each change, one call at a time. A change during a build starts the next one. */
export async function onChange(build: (change: Change) => Promise<void>): Promise<never> {
	for (let seen = look(); ; ) {
		await setTimeout(LOOK_MS);
		if (JSON.stringify(look()) === JSON.stringify(seen)) continue;
		await setTimeout(SETTLED_MS);
		const now = look();
		const change = {
			isPortalSame: JSON.stringify({ ...now, tests: seen.tests }) === JSON.stringify(seen),
			isClientSame: now.client === seen.client,
		};
		seen = now;
		await build(change);
	}
}
