import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "../../../shared/contracts/challenge.ts";

/** Solves the Worker's challenge. It takes about a second, in which the page stays usable. */
export async function solved(challenge: Challenge): Promise<string> {
	const solution = await solveChallenge({ challenge, deriveKey });
	if (!solution) throw new Error("The challenge takes too long");
	return JSON.stringify({ challenge, solution });
}
