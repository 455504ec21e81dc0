import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import * as z from "zod/mini";
import { type Challenge, challenge, solution } from "../../../shared/contracts/challenge.ts";
import { parseJson } from "../../runtime/json.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { seal, unseal } from "../session/seal.ts";
import { nameOf, namesOf } from "./account.ts";
import type { Credit } from "./guesses.ts";

/** After too many wrong passwords a solved challenge, or without scripts a ticket after a pause, admits one more attempt. */

const LIFE_S = 600;
/** Shorter than the half minute that the notice names, so that nobody is early. */
const PAUSE_MS = 20_000;
export const PAUSE_S = 30;
/** The least time between two tickets of an account: waiting costs an attacker nothing else. */
const APART_MS = 10_000;

const PURPOSE = "pause";
/** About a second of work on a phone: 256 attempts on average. */
const COST = 5000;
const PREFIX = "00";
/** The cost rises after this many credits of an account, up to what Workers can verify. */
const CREDITS_A_STEP = 100;
const MOST_STEPS = 16;

const secrets = keyedHash("limits/challenge");

export interface Pass {
	challenge: Challenge;
	ticket: string;
}

export async function passFor(account: string, credits: number): Promise<Pass> {
	const name = await nameOf(account);
	const made = await createChallenge({
		algorithm: "PBKDF2/SHA-256",
		cost: COST * Math.min(MOST_STEPS, 1 + Math.floor(credits / CREDITS_A_STEP)),
		deriveKey,
		keyPrefix: PREFIX,
		expiresAt: Math.floor(Date.now() / 1000) + LIFE_S,
		data: { account: name },
		hmacSignatureSecret: await secrets.of("signature"),
	});
	const ticket = { account: name, id: crypto.randomUUID(), from: Date.now() + PAUSE_MS };
	return { challenge: challenge.parse(made), ticket: await seal(PURPOSE, ticket, LIFE_S) };
}

const ticket = z.object({ account: z.string(), id: z.string(), from: z.number(), exp: z.number() });

/** The credit that a solved challenge or a ticket gives for the account; null: none. The account's object spends it. */
export async function creditOf(account: string, pass: string): Promise<Credit | null> {
	const names = await namesOf(account);
	const solved = solution.safeParse(parseJson(pass)).data;
	if (solved) {
		const { nonce, expiresAt, data } = solved.challenge.parameters;
		const isValid = names.includes(data.account) && (await isSolved(solved));
		return isValid ? { id: nonce, until: expiresAt * 1000, apart: 0 } : null;
	}
	const waited = ticket.safeParse(await unseal(PURPOSE, pass)).data;
	if (!waited || !names.includes(waited.account) || waited.from > Date.now()) return null;
	return { id: waited.id, until: waited.exp * 1000, apart: APART_MS };
}

async function isSolved(solved: z.output<typeof solution>): Promise<boolean> {
	for (const hmacSignatureSecret of await secrets.all("signature")) {
		const { verified } = await verifySolution({ ...solved, deriveKey, hmacSignatureSecret });
		if (verified) return true;
	}
	return false;
}
