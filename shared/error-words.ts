const STATUS = {
	403: { title: "gate.title", text: "gate.text" },
	404: { title: "error.notFoundTitle", text: "error.notFound" },
	410: { title: "error.goneTitle", text: "error.gone" },
	429: { title: "error.tooManyTitle", text: "error.tooMany" },
	503: { title: "error.unavailableTitle", text: "error.unavailable" },
} as const;

const REASONS = {
	foreign: { title: "error.failedTitle", text: "errorReasons.foreign" },
	unreadable: { title: "error.failedTitle", text: "errorReasons.unreadable" },
	cancelled: { title: "error.goneTitle", text: "event.cancelled" },
	preview: { title: "error.failedTitle", text: "errorReasons.preview" },
	noDraft: { title: "error.notFoundTitle", text: "errorReasons.noDraft" },
	reviewEnded: { title: "error.goneTitle", text: "errorReasons.reviewEnded" },
	closed: { title: "gate.closedTitle", text: "gate.closed" },
	unchecked: { title: "error.unavailableTitle", text: "errorReasons.unchecked" },
} as const;

/** Errors with a text of their own instead of the status's. */
export type ErrorReason = keyof typeof REASONS;

const ANY_OTHER = { title: "error.failedTitle", text: "error.failed" } as const;

const byStatus: Readonly<Record<number, (typeof STATUS)[keyof typeof STATUS]>> = STATUS;

export const errorWords = (status: number, reason: ErrorReason | null) =>
	reason ? REASONS[reason] : (byStatus[status] ?? ANY_OTHER);
