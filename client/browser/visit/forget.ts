import type { ConsentChoice } from "../../../shared/consent.ts";
import { TAG_MANAGER_COOKIES } from "../../../shared/cookies.ts";

const isNamed = (cookie: string, name: string): boolean =>
	name.endsWith("*") ? cookie.startsWith(name.slice(0, -1)) : cookie === name;

/**
 * Deletes what the tag manager's scripts have stored for other categories: cookies, and keys of such names in localStorage. They
 * outlive a consent, which expires after half a year.
 */
export function forgetAllBut(agreed: ConsentChoice): void {
	const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
	const labels = location.hostname.split(".");
	const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
	const forgotten = Object.entries(TAG_MANAGER_COOKIES).flatMap(([category, cookies]) =>
		agreed.some((name) => name === category) ? [] : cookies,
	);
	const isForgotten = (name: string): boolean => forgotten.some((entry) => isNamed(name, entry));
	try {
		for (const key of Object.keys(localStorage).filter(isForgotten)) localStorage.removeItem(key);
	} catch {}
	for (const name of names.filter(isForgotten)) {
		for (const domain of ["", ...domains]) {
			// biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
			document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
		}
	}
}
