/**
 * Errors that nobody has thrown on purpose, without what their messages say: addresses, terms and personal data may stand in
 * those. What is left is the kind of error and where it was thrown, also for what had caused it.
 */

/** One place in a stack: `    at name (file:1:2)`, `    at async Promise.all (index 0)`, `    at new Map (<anonymous>)`. */
const FRAME = /^ {4}at [^\n]*(?::\d+:\d+|<anonymous>|index \d+)\)?$/;
/** A class of errors; whoever throws may write anything there. */
const KIND = /^\w{1,40}$/;
/** Causes may go round in a circle. */
const MOST_CAUSES = 3;

/** The message goes first: it may look like a place. */
const framesOf = ({ stack = "", message }: Error): string[] =>
	stack
		.replace(message, "")
		.split("\n")
		.filter((line) => FRAME.test(line));

const kindOf = ({ name }: Error): string => (KIND.test(name) ? name : "Error");

/** The error and its causes, as a stack without messages. */
export function stackOf(error: unknown, causes = MOST_CAUSES): string {
	if (!(error instanceof Error)) return `what was thrown is no error but ${error === null ? "null" : typeof error}`;
	const own = [kindOf(error), ...framesOf(error)].join("\n");
	return error.cause === undefined || causes === 0 ? own : `${own}\nCaused by ${stackOf(error.cause, causes - 1)}`;
}

/** The error as the platform may have it, which maps its stack to the sources: `words` are its message. */
export function told(error: unknown, words: string, causes = MOST_CAUSES): Error {
	const cause = error instanceof Error ? error.cause : undefined;
	const copy = new Error(words, cause === undefined || causes === 0 ? {} : { cause: told(cause, "cause", causes - 1) });
	copy.name = error instanceof Error ? kindOf(error) : "Error";
	const frames = error instanceof Error ? framesOf(error) : [];
	copy.stack = [`${copy.name}: ${words}`, ...frames].join("\n");
	return copy;
}
