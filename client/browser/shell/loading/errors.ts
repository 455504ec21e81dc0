/** Uncaught errors go to the Worker. The first one loads the code for that. */
export function watchErrors(): void {
	const report = (event: ErrorEvent | PromiseRejectionEvent): void =>
		// Without the chunk, for example offline, the error is not reported.
		void import("../../errors/report.ts").then((code) => code.reportUncaught(event)).catch(() => {});
	addEventListener("error", report);
	addEventListener("unhandledrejection", report);
}
