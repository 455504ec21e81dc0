export class LateError extends Error {
	override readonly name = "LateError";
}

/**
 * What is asked of a Durable Object, or another part of the platform that has no deadline of its own.
 * @throws LateError without an answer in `ms` milliseconds, and what `asked` throws
 */
export async function inTime<T>(asked: Promise<T>, ms: number): Promise<T> {
	let timer: number | null = null;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(() => fail(new LateError("No answer in time")), ms);
	});
	try {
		return await Promise.race([asked, late]);
	} finally {
		clearTimeout(timer);
	}
}
