/** Error reports of the portal's own scripts. They have no message, which could contain addresses or input. */

export const CLIENT_ERRORS_PATH = "/ops/client-errors";

/** An uncaught error, an unhandled rejection, and React's errors during rendering and hydration. */
export const ERROR_KINDS = ["error", "rejection", "render", "hydration"] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Names from the language and browsers. Other names could contain anything. */
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

/** The first position is where the error was thrown. */
export const MOST_PLACES = 10;
