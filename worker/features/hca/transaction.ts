import * as z from "zod/mini";
import { COOKIES } from "../../../shared/cookies.ts";
import { HCA_FLOWS, type HcaFlow, isVerifier } from "../../../shared/hca.ts";
import { paths } from "../../../shared/routes.ts";
import { authorizeUrl, newTransaction, newVerifier, type Prompt, providerOf } from "../../backend/provider.ts";
import { notFound } from "../../runtime/errors.ts";
import { deleteCookie, readCookie, setCookie } from "../../visitor/cookies.ts";
import { localPath } from "../../visitor/redirects.ts";
import { seal, unseal } from "../../visitor/session/seal.ts";
import type { Ctx, Site } from "../../visitor/site.ts";

/** An authorization in progress. It is kept in a sealed cookie: scripts cannot read it, and another tab can finish it. */

const COOKIE = COOKIES.hcaTransaction;
/** Each transaction has its own cookie: a second tab does not overwrite the first, and a forged redirect deletes none. */
const endingOf = (state: string): string => state.slice(0, 8);
const PURPOSE = "hca-transaction";

const transaction = z.object({
	flow: z.enum(HCA_FLOWS),
	state: z.string(),
	nonce: z.string(),
	verifier: z.string().check(z.refine(isVerifier)),
	redirectUri: z.string(),
	returnTo: z.string(),
	/** The id of the lapsed session to confirm silently; absent for a sign-in. */
	confirms: z.optional(z.string()),
});
export type HcaTransaction = z.output<typeof transaction>;

/** Characters. Keeps the sealed cookie below the browsers' limit of 4 KB. */
const LONGEST_RETURN = 2400;

/** The path if it is short enough, else the path without query and hash, else the home page. */
function returnable(path: string, { locale }: Site): string {
	const [page = ""] = path.split(/[?#]/, 1);
	return [path, page].find(({ length }) => length <= LONGEST_RETURN) ?? paths.home(locale);
}

interface Beginning {
	/** PKCE verifier from the browser. Without a valid one the Worker creates it. */
	verifier?: string | undefined;
	returnTo: string | undefined;
	prompt?: Prompt | undefined;
	confirms?: string;
}

export async function begin(c: Ctx, flow: HcaFlow, { verifier, returnTo, prompt, confirms }: Beginning) {
	const site = c.get("site");
	const provider = providerOf(site.country);
	if (!provider) throw notFound();
	const valid = verifier !== undefined && isVerifier(verifier) ? verifier : newVerifier();
	const begun = newTransaction(flow, valid, site.origin + paths.home(site.locale));
	const back = returnable(localPath(returnTo, site), site);
	const sealed = await seal(PURPOSE, { ...begun, returnTo: back, confirms }, COOKIE.maxAge);
	setCookie(c, COOKIE, sealed, endingOf(begun.state));
	return authorizeUrl(provider, begun, { locale: site.locale, prompt });
}

export function isHcaAnswer(c: Ctx): boolean {
	if (providerOf(c.get("site").country) === undefined) return false;
	const { code, error, state } = c.req.query();
	return (code ?? error) !== undefined && state !== undefined;
}

/** Takes the redirect's transaction and deletes its cookie; undefined: this browser began none, or it expired. */
export async function take(c: Ctx): Promise<HcaTransaction | undefined> {
	const ending = endingOf(c.req.query("state")?.replace(/[^\w-]/g, "") ?? "");
	const taken = transaction.safeParse(await unseal(PURPOSE, readCookie(c, COOKIE, ending) ?? "")).data;
	deleteCookie(c, COOKIE, ending);
	return taken;
}
