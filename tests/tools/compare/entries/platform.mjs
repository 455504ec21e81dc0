import { env as real } from "cloudflare:workers";

/**
 * Replaces `cloudflare:workers`: the comparison can wait for work behind an answer and make rate limits refuse, and the release
 * has a fixed name.
 */

// A local export takes precedence over `export *`.
export * from "cloudflare:workers";

let behind = [];
export const waitUntil = (work) => {
	behind.push(work);
};

/** Resolves when no work behind an answer is left. */
export async function settled() {
	while (behind.length > 0) {
		const works = behind;
		behind = [];
		await Promise.allSettled(works);
	}
}

/** The calls of the rate limits, and whether they refuse. */
export const limits = { asked: [], refuse: false };

const limited = (name) => ({
	limit({ key }) {
		limits.asked.push(`${name} ${key}`);
		return Promise.resolve({ success: !limits.refuse });
	},
});

/** Its alarm would run between two requests, at another one in each tree. */
const noIndex = {
	idFromName: (name) => name,
	get: () => ({
		request: () => Promise.resolve(),
		state: () => Promise.resolve({ built: null, failures: 0, reason: null, nextAt: null }),
	}),
};

export const env = {
	...Object.fromEntries(
		Object.entries(real).map(([name, value]) => [name, name.endsWith("_LIMIT") ? limited(name) : value]),
	),
	SEARCH_INDEX: noIndex,
	CF_VERSION_METADATA: { id: "compared", tag: "", timestamp: "2026-11-01T00:00:00Z" },
};
