import { RESULT_PAGES } from "./policies.ts";

/** The only cache for what contains words that a visitor typed. Every use drops values whose time is over. */

/** Each use of one memory cleans all. */
const drops: (() => void)[] = [];
const dropAll = (): void => {
	for (const drop of drops) drop();
};

export function typedMemory<V extends { freshUntil: number }>() {
	/** Oldest first. */
	const held = new Map<string, V>();
	function dropOld(): void {
		for (const [key, { freshUntil }] of held) {
			if (held.size > RESULT_PAGES || freshUntil <= Date.now()) held.delete(key);
		}
	}
	drops.push(dropOld);
	return {
		get(key: string): V | undefined {
			dropAll();
			return held.get(key);
		},
		set(key: string, value: V): void {
			held.delete(key);
			held.set(key, value);
			dropAll();
		},
	};
}
