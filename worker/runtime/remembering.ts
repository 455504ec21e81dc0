import { lru } from "./lru.ts";

/** Memory of one function in one isolate. */
const BYTES = 2 * 1024 * 1024;
/** An estimate. */
const RESULT_BYTES = 2048;

/** Memoizes a pure function of a text. All callers share a result and must not change it. Only `isCommon` texts are kept. */
export function remembering<T>(
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
