import { lru } from "./lru.ts";

/** Bytes of memory that the answers of one such function may take in one isolate. */
const BYTES = 2 * 1024 * 1024;
/** What an answer takes beside its text, roughly. */
const ANSWER_BYTES = 2048;

/**
 * A pure function of a text that remembers its last answers: the same addresses and queries are asked for again and again.
 * An answer is shared by all who ask, and must not be changed. Texts that are not `isCommon` leave no trace.
 */
export function remembering<T>(
	make: (text: string) => T,
	isCommon: (text: string) => boolean = () => true,
): (text: string) => T {
	const answers = lru<{ answer: T }>(BYTES, (_, text) => 2 * text.length + ANSWER_BYTES);
	return (text) => {
		const known = answers.get(text);
		if (known) return known.answer;
		const answer = make(text);
		if (isCommon(text)) answers.set(text, { answer });
		return answer;
	};
}
