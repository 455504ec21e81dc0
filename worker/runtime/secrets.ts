import { timingSafeEqual } from "hono/utils/buffer";

/** Compares in constant time with each value of a secret, two during a rotation. */
export async function isOneOf(values: readonly string[] = [], given: string): Promise<boolean> {
	const matches = await Promise.all(values.map((value) => timingSafeEqual(value, given)));
	return matches.includes(true);
}
