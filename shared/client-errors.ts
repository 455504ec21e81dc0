/**
 * What browsers tell of errors in the portal's own scripts: the kind and the places, in files of ours. Nothing of what an
 * error says, where messages may hold addresses and what was typed.
 */

export const CLIENT_ERRORS_PATH = "/ops/client-errors";

/** Thrown and not caught, a promise that nobody has heard of, and what React tells while it renders or takes HTML over. */
export const ERROR_KINDS = ["error", "rejection", "render", "hydration"] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Names that the language and browsers give; whoever throws may write anything there. */
export const ERROR_NAMES = [
	"Error",
	"AggregateError",
	"EvalError",
	"RangeError",
	"ReferenceError",
	"SyntaxError",
	"TypeError",
	"URIError",
	"AbortError",
	"DataCloneError",
	"HierarchyRequestError",
	"InvalidStateError",
	"NetworkError",
	"NotAllowedError",
	"NotFoundError",
	"NotSupportedError",
	"QuotaExceededError",
	"SecurityError",
	"TimeoutError",
] as const;
export type ErrorName = (typeof ERROR_NAMES)[number];

/** Of one error; the first is where it was thrown. */
export const MOST_PLACES = 10;
