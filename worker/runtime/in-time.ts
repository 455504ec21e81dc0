export class LateError extends Error {
	override readonly name = "LateError";
}

/** A deadline, such as for calls of Durable Objects, which have none. @throws LateError after `ms` milliseconds */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
	let timer: number | null = null;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(() => fail(new LateError("No answer in time")), ms);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
