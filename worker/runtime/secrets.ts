import { timingSafeEqual } from "hono/utils/buffer";

/** In constant time. A secret has two values during a rotation. */
export async function isOneOf(values: readonly string[] = [], given: string): Promise<boolean> {
	const matches = await Promise.all(values.map((value) => timingSafeEqual(value, given)));
	return matches.includes(true);
}
