import { RESULT_PAGES } from "./policies.ts";

/**
 * Memory for what contains words that a visitor typed. It holds the newest RESULT_PAGES values, and every use drops those whose
 * time is over. Nothing of it is in another cache.
 */

interface Passing {
	/** Milliseconds since 1970. */
	freshUntil: number;
}

/** Of every such memory: each use of one drops what is over in all. */
const drops: (() => void)[] = [];
const dropAll = (): void => {
	for (const drop of drops) drop();
};

export function typedMemory<V extends Passing>() {
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
