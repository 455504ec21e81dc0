import { timingSafeEqual } from "hono/utils/buffer";

/** Whether what was given is one of a secret's values: two while one is replaced. In constant time, and each is compared. */
export async function isOneOf(values: readonly string[] = [], given: string): Promise<boolean> {
	const matches = await Promise.all(values.map((value) => timingSafeEqual(value, given)));
	return matches.includes(true);
}
