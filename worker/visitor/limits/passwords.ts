import { waitUntil } from "cloudflare:workers";
import type { Context } from "hono";
import { config } from "../../runtime/config.ts";
import { inBackground } from "../../runtime/in-background.ts";
import { inTime } from "../../runtime/in-time.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { objectOf } from "../../runtime/objects.ts";
import { clientOf } from "../client.ts";
import { nameOf } from "./account.ts";
import { creditOf } from "./challenge.ts";
import { deviceOf } from "./device.ts";
import type { Admission, Credit, Guesses } from "./guesses.ts";
import { type BucketName, MINUTE } from "./table.ts";
import { isWithin, PATIENCE_MS } from "./within.ts";

/** The limits of passwords and of mails to one account: calls to the objects of account and client (guesses.ts). */

interface Counter {
	object: string;
	bucket: BucketName;
	owner: string;
}

export interface Attempt extends Admission {
	/** The password was not wrong, so the attempt does not count. */
	uncount(): void;
}

const clients = keyedHash("limits/client");

const objectNamed = (name: string) => objectOf<Guesses>(config.GUESSES, name);

async function answerOf<T>(
	object: string,
	call: (guesses: ReturnType<typeof objectNamed>) => Promise<T>,
	otherwise: () => T | Promise<T>,
): Promise<T> {
	try {
		return await inTime(call(objectNamed(object)), PATIENCE_MS);
	} catch (error) {
		logFailure("limit-unknown", error, { limit: "GUESSES" });
		return otherwise();
	}
}

/** Without the object a rate limit binding limits accounts and devices. Clients are then not limited. */
const admit = ({ object, bucket, owner }: Counter, credit: Credit | null): Promise<Admission> =>
	answerOf<Admission>(
		object,
		(guesses) => guesses.admit(bucket, owner, credit),
		async () => {
			const admitted = bucket === "client" || (await isWithin("GUESSES_LIMIT", `${bucket}:${object}`));
			return { wait: admitted ? 0 : MINUTE, credits: 0, byCredit: false };
		},
	);

const creditsOf = (object: string): Promise<number> =>
	answerOf<number>(
		object,
		(guesses) => guesses.credits(),
		() => 0,
	);

/** After the response, also if the object was late: it may have counted. */
const uncount = ({ object, bucket, owner }: Counter): void =>
	inBackground("limit-unknown", async () => objectNamed(object).uncount(bucket, owner), { limit: "GUESSES" });

/** Counts a password in advance: by device if it has signed in to the account before, else by account and by client. */
export async function countPassword(c: Context, account: string, pass?: string): Promise<Attempt> {
	const [name, device, credit] = await Promise.all([
		nameOf(account),
		deviceOf(c, account),
		pass ? creditOf(account, pass) : null,
	]);
	const counted: Counter[] = [];
	const uncountAll = (): void => counted.forEach(uncount);
	const count = async (counter: Counter, credit: Credit | null): Promise<Admission> => {
		const admission = await admit(counter, credit);
		if (admission.wait === 0 && !admission.byCredit) counted.push(counter);
		return admission;
	};
	const countClient = async () =>
		(await count({ object: await clients.of(clientOf(c)), bucket: "client", owner: "" }, null)).wait;
	// First, so that a refused client stores nothing for made-up accounts. A credit may admit the attempt in its place.
	const early = device === null && !credit ? await countClient() : 0;
	if (early > 0) return { wait: early, credits: await creditsOf(name), byCredit: false, uncount: uncountAll };
	const bucket = device === null ? "account" : "device";
	const { credits, byCredit, wait: ofAccount } = await count({ object: name, bucket, owner: device ?? "" }, credit);
	// A spent credit admits nothing: the attempt counts like any other.
	const ofClient = device === null && credit && !byCredit ? await countClient() : 0;
	const wait = Math.max(ofAccount, ofClient);
	// One of the two may have admitted the attempt.
	if (wait > 0) uncountAll();
	return { wait, credits, byCredit, uncount: uncountAll };
}

/** An admitted attempt counts only if `isWrong` is true for the call's error. */
export function settleAttempt<T>(attempt: Attempt, call: Promise<T>, isWrong: (error: unknown) => boolean): Promise<T> {
	const settled = settle(attempt, call, isWrong);
	// Without it the platform drops the call of a visitor who leaves, and a right password would count.
	waitUntil(settled.catch(() => undefined));
	return settled;
}

async function settle<T>(attempt: Attempt, call: Promise<T>, isWrong: (error: unknown) => boolean): Promise<T> {
	try {
		const value = await call;
		attempt.uncount();
		return value;
	} catch (error) {
		if (!isWrong(error)) attempt.uncount();
		throw error;
	}
}

export type MailBucket = Extract<BucketName, "mails" | "typed">;

const counted = async (counter: Counter): Promise<Attempt> => ({
	...(await admit(counter, null)),
	uncount: () => uncount(counter),
});

/** Counts a mail to the address in advance. `person`: who has a count of their own; "": everybody else. */
export const countMail = async (email: string, bucket: MailBucket, person: string): Promise<Attempt> =>
	counted({ object: await nameOf(email), bucket, owner: person });

/** Counts in advance an address that may turn out to be unknown. */
export const countLookup = async (c: Context): Promise<Attempt> =>
	counted({ object: await clients.of(clientOf(c)), bucket: "unknown", owner: "" });
