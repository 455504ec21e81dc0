/** Error reports of the portal's scripts, without messages, which could contain addresses or input. */

export const CLIENT_ERRORS_PATH = "/ops/client-errors";

/** Uncaught errors, unhandled rejections, and React's errors in rendering and hydration. */
export const ERROR_KINDS = ["error", "rejection", "render", "hydration"] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

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

export const MOST_PLACES = 10;
