import type { PageContext } from "../../client/markup/page.ts";
import { PageError } from "../runtime/errors.ts";

/** Compares a cached part with a fresh rendering, in development and tests. @throws PageError with the missing dependency */
export function checkPart(
	name: string,
	kept: Uint8Array,
	page: PageContext,
	anonymous: PageContext,
	plain: (page: PageContext) => string,
): void {
	const before = new TextDecoder().decode(kept);
	const missing = new Set<string>();
	const observed = new Proxy(page, {
		get(_, fact) {
			const value: unknown = Reflect.get(page, fact);
			if (value !== Reflect.get(anonymous, fact)) missing.add(String(fact));
			return value;
		},
	});
	const now = plain(observed);
	if (now === before) return;
	// If a rendering without visitor differs too, the cause is not a fact of the page.
	const isOfPage = plain(anonymous) === before;
	const lacks = isOfPage ? `${[...missing].join(", ")}, which it reads by usePage` : "a value that its content uses";
	throw new PageError(500, `<Once of={[${name}, ...]}> lacks ${lacks}. ${difference(before, now)}`);
}

function difference(before: string, now: string): string {
	let first = 0;
	while (before[first] === now[first]) first += 1;
	const around = (text: string) => text.slice(Math.max(0, first - 40), first + 80);
	return `Kept: ${around(before)}\nNow: ${around(now)}`;
}
