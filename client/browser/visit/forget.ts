import type { ConsentCategory } from "../../../shared/consent.ts";

/** The cookies that the tag manager's scripts set, by category. */
const COOKIES: Record<ConsentCategory, RegExp> = {
	analytics: /^(_ga|_ga_.+|_gid|_gat.*|_dc_gtm_.+)$/,
	marketing: /^(_gcl_.+|_gac_.+)$/,
};

/** Deletes what was set under an agreement that no longer holds, on the host and on the domains above it. */
export function forget(categories: readonly ConsentCategory[]): void {
	const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
	const labels = location.hostname.split(".");
	const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
	for (const name of names.filter((one) => categories.some((category) => COOKIES[category].test(one)))) {
		for (const domain of ["", ...domains]) {
			// biome-ignore lint/suspicious/noDocumentCookie: not every browser has another way
			document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
		}
	}
}
