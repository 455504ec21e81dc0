import { afterAll, beforeAll, beforeEach, test } from "vitest";
import type { LocaleCode } from "../../shared/locales.ts";
import { type Platform, type Portal, portalOf } from "./portal.ts";

/**
 * Before each test: "fresh" restarts with all caches and stores empty, "purged" makes all that is cached old, "reseeded"
 * empties the backend's store. Each of them, and "healed", removes faults and recorded calls.
 */
type Before = "fresh" | "purged" | "reseeded" | "healed";

interface Own extends Platform {
	/** Replacements for variables of wrangler.toml. */
	vars?: Record<string, string>;
	before?: Before;
}

/** Tests of `npm run test:all` alone. Some open each link of each page. */
export const IN_ALL = { tags: "all", timeout: 600_000 };

/** `npm test` runs the test in Turkish, which has letters of its own; `npm run test:all` adds the other languages. */
export const inEachLanguage = (code: LocaleCode) => (code === "tr-TR" ? {} : IN_ALL);

/** Variables of a production portal with a hub, on hosts of three countries. */
export const PRODUCTION = {
	SEALING_KEYS: '[{"id":"test","key":"dGVzdC1vbmx5LXNlYWxpbmcta2V5LXdpdGgtMzJieXQ"}]',
	ENVIRONMENT: "production",
	SERVICE_SECRET: "production-service-secret",
	HOSTS: '{"ie.localhost":"ie","hub.localhost":"ie","www.localhost":"be","www.portal.ch":"ch"}',
	HUB_ORIGIN: "https://hub.localhost",
	HUB_ORIGINS: '["https://ie.localhost"]',
	HCA: "{}",
};

async function prepare(portal: Portal, before: Before): Promise<void> {
	if (before === "fresh") return portal.fresh();
	await portal.heal();
	if (before === "reseeded") await portal.reseed();
	if (before === "purged") await portal.purge();
	await portal.forgetCalls();
}

/** A portal for one test file, started before its tests and before any later `beforeAll`. */
export function ownPortal({ vars, before, ...platform }: Own = {}): Portal {
	const portal = portalOf(vars, ".", platform);
	beforeAll(portal.start);
	afterAll(portal.close);
	if (before) beforeEach(() => prepare(portal, before));
	return portal;
}

interface Shared {
	portal: Portal;
	started: Promise<void>;
}

/** By their variables and what of the platform is otherwise than configured. */
const shared = new Map<string, Shared>();

/**
 * Closes the shared portals before vitest ends the process. Its signal gives half a second, which is too short on a busy machine:
 * a runtime would be left behind.
 */
// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a fixture needs
const inProcess = test.extend("closing", { scope: "worker" }, ({}, { onCleanup }) => {
	onCleanup(async () => {
		await Promise.all([...shared.values()].map(({ portal }) => portal.close()));
	});
});

function sharedOf({ vars, ...platform }: Omit<Own, "before">): Shared {
	const name = JSON.stringify([vars, platform]);
	const known = shared.get(name);
	if (known) return known;
	const portal = portalOf(vars, ".", platform);
	const made = { portal, started: portal.start() };
	shared.set(name, made);
	return made;
}

/**
 * The portal of all files that one process runs and that need the same variables: it is started once and ends with the
 * process. Each file begins with a cold cache, the backend's first content and an empty log. Circuits, rate limits and search
 * indexes stay as the file before has left them: a file that opens circuits or depends on an index has a portal of its own,
 * and clients that reach limits have names of their own.
 */
export function sharedPortal({ before, ...own }: Own = {}): Portal {
	const { portal, started } = sharedOf(own);
	inProcess.beforeAll(async ({ closing: _ }) => {
		await started;
		await portal.reseed();
		await prepare(portal, "purged");
		portal.forgetLogs();
	});
	if (before) beforeEach(() => prepare(portal, before));
	return portal;
}
