/** Passwords are kept as PBKDF2-SHA-256 with a salt of their own each. */

/** The most that workerd's WebCrypto does. */
const ITERATIONS = 100_000;

interface StoredPassword {
	/** In hex, as the hash. */
	salt: string;
	hash: string;
}

/** Compared with when the address is unknown, so that the answer takes as long as for a wrong password. */
const NOBODY: StoredPassword = { salt: "00".repeat(16), hash: "00".repeat(32) };

async function derive(password: string, salt: Uint8Array): Promise<Uint8Array> {
	const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(password), "PBKDF2", false, ["deriveBits"]);
	const bits = { name: "PBKDF2", hash: "SHA-256", salt, iterations: ITERATIONS };
	return new Uint8Array(await crypto.subtle.deriveBits(bits, key, 256));
}

export async function hashPassword(password: string): Promise<StoredPassword> {
	const salt = crypto.getRandomValues(new Uint8Array(16));
	return { salt: salt.toHex(), hash: (await derive(password, salt)).toHex() };
}

/** Does the same work for a stored password and for none. */
export async function passwordFits(password: string, stored: StoredPassword | undefined): Promise<boolean> {
	const { salt, hash } = stored ?? NOBODY;
	const derived = await derive(password, Uint8Array.fromHex(salt));
	return crypto.subtle.timingSafeEqual(derived, Uint8Array.fromHex(hash)) && stored !== undefined;
}
