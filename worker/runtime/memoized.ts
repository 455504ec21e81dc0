import { lru } from "./lru.ts";

const BYTES = 2 * 1024 * 1024;
const RESULT_BYTES = 2048;

/** Memoizes a pure function. Callers share the result and must not change it. Only `isCommon` texts are kept. */
export function memoized<T>(
	make: (text: string) => T,
	isCommon: (text: string) => boolean = () => true,
): (text: string) => T {
	const results = lru<{ result: T }>(BYTES, (_, text) => 2 * text.length + RESULT_BYTES);
	return (text) => {
		const cached = results.get(text);
		if (cached) return cached.result;
		const result = make(text);
		if (isCommon(text)) results.set(text, { result });
		return result;
	};
}

/** Memoizes by an object: the result is kept as long as the object lives. */
export function memoizedBy<Key extends object, T extends {}>(make: (key: Key) => T): (key: Key) => T {
	const results = new WeakMap<Key, T>();
	return (key) => {
		const result = results.get(key) ?? make(key);
		results.set(key, result);
		return result;
	};
}
