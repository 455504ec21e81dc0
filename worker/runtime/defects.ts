/** Unexpected errors without messages, which may contain addresses, search terms and personal data. */

/** As in `    at name (file:1:2)`, `    at async Promise.all (index 0)`, `    at new Map (<anonymous>)`. */
const FRAME = /^ {4}at [^\n]*(?::\d+:\d+|<anonymous>|index \d+)\)?$/;
/** A class name. Code can assign any text to `name`. */
const KIND = /^\w{1,40}$/;
const MOST_CAUSES = 3;

/** Removes the message, because a line of it may look like a frame. */
const framesOf = ({ stack = "", message }: Error): string[] =>
	stack
		.replace(message, "")
		.split("\n")
		.filter((line) => FRAME.test(line));

const kindOf = ({ name }: Error): string => (KIND.test(name) ? name : "Error");

export function stackOf(error: unknown, causes = MOST_CAUSES): string {
	if (!(error instanceof Error)) return `thrown value of type ${error === null ? "null" : typeof error}`;
	const stack = [kindOf(error), ...framesOf(error)].join("\n");
	return error.cause === undefined || causes === 0 ? stack : `${stack}\nCaused by ${stackOf(error.cause, causes - 1)}`;
}

/** A copy with another message. The platform maps its stack to the sources. */
export function withMessage(error: unknown, message: string, causes = MOST_CAUSES): Error {
	const cause = error instanceof Error ? error.cause : undefined;
	const copy = new Error(
		message,
		cause === undefined || causes === 0 ? {} : { cause: withMessage(cause, "cause", causes - 1) },
	);
	copy.name = error instanceof Error ? kindOf(error) : "Error";
	const frames = error instanceof Error ? framesOf(error) : [];
	copy.stack = [`${copy.name}: ${message}`, ...frames].join("\n");
	return copy;
}
