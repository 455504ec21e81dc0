import type { PageContext } from "../../client/markup/page.ts";
import { PageError } from "../runtime/errors.ts";

/**
 * Compares a shared part's kept bytes with what plain React makes of it for the page that uses it.
 * @throws when they differ, with what is missing among the part's dependencies
 */
export function checkPart(
	name: string,
	kept: Uint8Array,
	page: PageContext,
	nobodys: PageContext,
	plain: (page: PageContext) => string,
): void {
	const before = new TextDecoder().decode(kept);
	const missing = new Set<string>();
	const noting = new Proxy(page, {
		get(_, fact) {
			const value: unknown = Reflect.get(page, fact);
			if (value !== Reflect.get(nobodys, fact)) missing.add(String(fact));
			return value;
		},
	});
	const now = plain(noting);
	if (now === before) return;
	// If nobody's page differs as well, it is not for what the page says.
	const isOfPage = plain(nobodys) === before;
	const lacks = isOfPage ? `${[...missing].join(", ")}, which it reads by usePage` : "a value that its content uses";
	// Words of our own, which the log has as they are; where there is a check, nobody is a visitor.
	throw new PageError(500, `<Once of={[${name}, ...]}> lacks ${lacks}. ${difference(before, now)}`);
}

/** Where two texts begin to differ, with a little before it. */
function difference(before: string, now: string): string {
	let first = 0;
	while (before[first] === now[first]) first += 1;
	const around = (text: string) => text.slice(Math.max(0, first - 40), first + 80);
	return `Kept: ${around(before)}\nNow: ${around(now)}`;
}
