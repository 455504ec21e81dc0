import { waitUntil } from "cloudflare:workers";
import type { Context } from "hono";
import { config } from "../../runtime/config.ts";
import { reasonOf } from "../../runtime/errors.ts";
import { inTime } from "../../runtime/in-time.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { log } from "../../runtime/log.ts";
import { objectOf } from "../../runtime/objects.ts";
import { clientOf } from "../client.ts";
import { nameOf } from "./account.ts";
import { creditOf } from "./challenge.ts";
import { deviceOf } from "./device.ts";
import type { Credit, Guesses, Taken } from "./guesses.ts";
import { type BucketName, MINUTE } from "./table.ts";
import { isWithin, PATIENCE_MS } from "./within.ts";

/** The limits of passwords and of mails to one account: calls to the objects of account and client (guesses.ts). */

interface Counter {
	object: string;
	bucket: BucketName;
	owner: string;
}

export interface Try extends Taken {
	/** The backend did not call the password wrong: the try does not count. */
	takeBack(): void;
}

const clients = keyedHash("limits/client");

const objectNamed = (name: string) => objectOf<Guesses>(config.GUESSES, name);

/** If the object fails or is late, the binding counts for an account. A whole network is then not limited. */
async function take({ object, bucket, owner }: Counter, credit: Credit | null): Promise<Taken> {
	try {
		return await inTime(objectNamed(object).take(bucket, owner, credit), PATIENCE_MS);
	} catch (error) {
		log("limit-unknown", { limit: "GUESSES", reason: reasonOf(error) });
		const admitted = bucket === "client" || (await isWithin("GUESSES_LIMIT", `${bucket}:${object}`));
		return { wait: admitted ? 0 : MINUTE, credits: 0 };
	}
}

/** Behind the answer, also if the object was late: its count may have arrived. */
const giveBack = (counter: Counter): void => waitUntil(givenBack(counter));

async function givenBack({ object, bucket, owner }: Counter): Promise<void> {
	try {
		await objectNamed(object).giveBack(bucket, owner);
	} catch (error) {
		log("limit-unknown", { limit: "GUESSES", reason: reasonOf(error) });
	}
}

/**
 * Counts a try of a password in advance. A device that has signed in to the account has tries of its own, for which neither
 * strangers nor the network count; its one call is to the account's object.
 */
export async function mayTry(c: Context, account: string, pass?: string): Promise<Try> {
	const [name, device, credit] = await Promise.all([
		nameOf(account),
		deviceOf(c, account),
		pass ? creditOf(account, pass) : null,
	]);
	const own: Counter = { object: name, bucket: device === null ? "account" : "device", owner: device ?? "" };
	const network: Counter | null =
		device === null && credit === null ? { object: await clients.of(clientOf(c)), bucket: "client", owner: "" } : null;
	const counters = network ? [own, network] : [own];
	const taken = await Promise.all(counters.map((counter) => take(counter, counter === own ? credit : null)));
	const wait = Math.max(...taken.map((one) => one.wait));
	if (wait > 0) {
		// What the other counter has admitted.
		for (const [at, counter] of counters.entries()) if (taken[at]?.wait === 0) giveBack(counter);
	}
	return { wait, credits: taken[0]?.credits ?? 0, takeBack: () => counters.forEach(giveBack) };
}

/** Makes the call of an admitted try, which counts only if `isWrong` says so. */
export async function tried<T>(attempt: Try, call: Promise<T>, isWrong: (error: unknown) => boolean): Promise<T> {
	try {
		const value = await call;
		attempt.takeBack();
		return value;
	} catch (error) {
		if (!isWrong(error)) attempt.takeBack();
		throw error;
	}
}

/** Counts a mail to the account in advance, as a try. */
export async function mayMail(account: string): Promise<Try> {
	const counter: Counter = { object: await nameOf(account), bucket: "mails", owner: "" };
	return { ...(await take(counter, null)), takeBack: () => giveBack(counter) };
}
