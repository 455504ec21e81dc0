import type { ConsentCategory } from "../../../shared/consent.ts";
import { TAG_MANAGER_COOKIES } from "../../../shared/cookies.ts";

const isNamed = (cookie: string, name: string): boolean =>
	name.endsWith("*") ? cookie.startsWith(name.slice(0, -1)) : cookie === name;

export function forget(categories: readonly ConsentCategory[]): void {
	const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
	const labels = location.hostname.split(".");
	const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
	const forgotten = categories.flatMap((category) => TAG_MANAGER_COOKIES[category]);
	for (const name of names.filter((cookie) => forgotten.some((entry) => isNamed(cookie, entry)))) {
		for (const domain of ["", ...domains]) {
			// biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
			document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
		}
	}
}
