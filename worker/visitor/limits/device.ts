import type { Context } from "hono";
import * as z from "zod/mini";
import { COOKIES } from "../../../shared/cookies.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { readCookie, setCookie } from "../cookies.ts";
import { seal, unseal } from "../session/seal.ts";

/** OWASP's device cookies: strangers' wrong passwords do not lock out a device that has signed in. They give no access. */

const PURPOSE = "device";
/** Colleagues may share a browser. The newest stay. */
const MOST_ACCOUNTS = 8;

/** The address as it was typed: who owns a look-alike, which shares the account's limits, is a stranger to the account. */
const names = keyedHash("limits/device");

const claims = z.object({
	/** Newest first: the account's hash and the device's id for it. */
	accounts: z.array(z.object({ name: z.string(), id: z.string() })),
});

async function accountsOf(c: Context): Promise<z.output<typeof claims>["accounts"]> {
	const sealed = readCookie(c, COOKIES.device);
	return (sealed && claims.safeParse(await unseal(PURPOSE, sealed)).data?.accounts) || [];
}

/** The device's id for the account; null: no sign-in to it yet. */
export async function deviceOf(c: Context, account: string): Promise<string | null> {
	const accounts = await accountsOf(c);
	if (accounts.length === 0) return null;
	const hashes = await names.all(account);
	return accounts.find(({ name }) => hashes.includes(name))?.id ?? null;
}

/** A new id at each sign-in, so that a copy of an older cookie cannot use up the owner's attempts. */
export async function rememberDevice(c: Context, account: string): Promise<void> {
	const hashes = await names.all(account);
	const others = (await accountsOf(c)).filter(({ name }) => !hashes.includes(name));
	const accounts = [{ name: hashes[0], id: crypto.randomUUID() }, ...others].slice(0, MOST_ACCOUNTS);
	setCookie(c, COOKIES.device, await seal(PURPOSE, { accounts }, COOKIES.device.sealedFor));
}
