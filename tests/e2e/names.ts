import { type LookupOptions, promises } from "node:dns";

/**
 * Names below localhost are this machine (RFC 6761, 6.3). Browsers know; Node.js asks the system, which may not: for what Playwright
 * fetches itself (route.fetch, page.request).
 */
const { lookup } = promises;
Object.assign(promises, {
	lookup: (hostname: string, options: LookupOptions) =>
		lookup(hostname.endsWith(".localhost") ? "localhost" : hostname, options),
});
