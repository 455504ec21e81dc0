/** Ends a command with what is wrong, without a stack. */
export function endWith(reason: unknown): never {
	console.error(reason instanceof Error ? reason.message : reason);
	process.exit(1);
}
