import type { Context } from "hono";
import * as z from "zod/mini";
import { COOKIES } from "../../../shared/cookies.ts";
import { type HcaFlow, isVerifier } from "../../../shared/hca.ts";
import { paths } from "../../../shared/routes.ts";
import { authorizeUrl, newTransaction, newVerifier, type Prompt, providerOf } from "../../backend/provider.ts";
import { notFound } from "../../runtime/errors.ts";
import { deleteCookie, readCookie, setCookie } from "../../visitor/cookies.ts";
import { localPath } from "../../visitor/redirects.ts";
import { seal, unseal } from "../../visitor/session/seal.ts";
import type { AppEnv, Site } from "../../visitor/site.ts";

/** A visit to the provider that is under way: it waits in a sealed cookie, so that no script sees it and another tab can finish it. */

const COOKIE = COOKIES.hcaTransaction;
/** One cookie a transaction: a second tab does not overwrite the first, nor does a forged redirect delete a real one. */
const endingOf = (state: string): string => state.slice(0, 8);
const PURPOSE = "hca-transaction";

const transaction = z.object({
	state: z.string(),
	nonce: z.string(),
	verifier: z.string().check(z.refine(isVerifier)),
	redirectUri: z.string(),
	returnTo: z.string(),
	/** The id of the session that the provider is to confirm without asking the visitor; else it is a sign-in. */
	confirms: z.optional(z.string()),
});
export type HcaTransaction = z.output<typeof transaction>;

/** Characters of an address that leave the sealed cookie within the four kilobytes that browsers keep. */
const LONGEST_RETURN = 2400;

/** Without what it chooses where it is too long, else home. */
function returnable(path: string, { locale }: Site): string {
	const [page = ""] = path.split(/[?#]/, 1);
	return [path, page].find(({ length }) => length <= LONGEST_RETURN) ?? paths.home(locale);
}

interface Beginning {
	/** The browser makes it; without a script, or where it is none, the Worker does. */
	verifier?: string | undefined;
	returnTo: string | undefined;
	prompt?: Prompt | undefined;
	confirms?: string;
}

/** Begins a flow and returns the provider's address. */
export async function begin(c: Context<AppEnv>, flow: HcaFlow, { verifier, returnTo, prompt, confirms }: Beginning) {
	const site = c.get("site");
	const provider = providerOf(site.country);
	if (!provider) throw notFound();
	const own = verifier !== undefined && isVerifier(verifier) ? verifier : newVerifier();
	const begun = newTransaction(own, site.origin + paths.home(site.locale));
	const back = returnable(localPath(returnTo, site), site);
	const sealed = await seal(PURPOSE, { ...begun, returnTo: back, confirms }, COOKIE.maxAge);
	setCookie(c, COOKIE, sealed, endingOf(begun.state));
	return authorizeUrl(provider, flow, begun, { locale: site.locale, prompt });
}

/** Whether the request is the provider's redirect back to the locale root. */
export function isHcaAnswer(c: Context<AppEnv>): boolean {
	if (providerOf(c.get("site").country) === undefined) return false;
	const { code, error, state } = c.req.query();
	return (code ?? error) !== undefined && state !== undefined;
}

/** The transaction that the provider's redirect belongs to, which ends with it; undefined: none that this browser has begun. */
export async function take(c: Context<AppEnv>): Promise<HcaTransaction | undefined> {
	const ending = endingOf(c.req.query("state")?.replace(/[^\w-]/g, "") ?? "");
	const found = transaction.safeParse(await unseal(PURPOSE, readCookie(c, COOKIE, ending) ?? "")).data;
	deleteCookie(c, COOKIE, ending);
	return found;
}
