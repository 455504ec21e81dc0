import { timingSafeEqual } from "hono/utils/buffer";

/** Compares with each value of a secret, two while one is replaced, in constant time. */
export async function isOneOf(values: readonly string[] = [], given: string): Promise<boolean> {
	const matches = await Promise.all(values.map((value) => timingSafeEqual(value, given)));
	return matches.includes(true);
}
