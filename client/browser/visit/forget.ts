import type { ConsentCategory } from "../../../shared/consent.ts";
import { TAG_MANAGER_COOKIES } from "../../../shared/cookies.ts";

/** Whether the table's name, which may end in `*`, is the cookie's. */
const isNamed = (cookie: string, name: string): boolean =>
	name.endsWith("*") ? cookie.startsWith(name.slice(0, -1)) : cookie === name;

/** Deletes what was set under an agreement that no longer holds, on the host and on the domains above it. */
export function forget(categories: readonly ConsentCategory[]): void {
	const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
	const labels = location.hostname.split(".");
	const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
	const forgotten = categories.flatMap((category) => TAG_MANAGER_COOKIES[category]);
	for (const name of names.filter((one) => forgotten.some((entry) => isNamed(one, entry)))) {
		for (const domain of ["", ...domains]) {
			// biome-ignore lint/suspicious/noDocumentCookie: not every browser has another way
			document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
		}
	}
}
