/** Errors that nobody has caught are told to the Worker by a chunk that comes with the first; each waits for it. */
export function watchErrors(): void {
	const report = (event: ErrorEvent | PromiseRejectionEvent): void =>
		// Without its code, as offline, nobody hears of it.
		void import("../../errors/report.ts").then((code) => code.reportUncaught(event)).catch(() => {});
	addEventListener("error", report);
	addEventListener("unhandledrejection", report);
}
