import * as z from "zod/mini";
import { LOCALES } from "../../../shared/locales.ts";
import { parseJson } from "../../../worker/runtime/json.ts";
import type { Target } from "./caller.ts";
import { reasonOf } from "./reason.ts";

/** The command's first step: whether the contract is at this address at all. */

const [LOCALE] = LOCALES;
/** Two calls, because one of them may be the one that is broken. */
const CALLS = [`/strapi/${LOCALE?.code}/activeCollections`, `/strapi/${LOCALE?.code}/content?_start=0&_limit=1`];

const STRAPI_ERROR = z.object({ data: z.null(), error: z.object({ status: z.number(), name: z.string() }) });

interface Reached {
	/** 0 without an answer. */
	status: number;
	/** The contract answers, whatever it says. */
	isThere: boolean;
	sentence: string;
}

const isPage = (text: string): boolean => /^\s*<(?:!doctype|html|head|body)/i.test(text);

function sentenceOf({ status, headers }: Response, text: string, header: string): string {
	const body = parseJson(text);
	if (/^strapi/i.test(headers.get("x-powered-by") ?? "") || STRAPI_ERROR.safeParse(body).success)
		return "is Strapi itself. The contract is for the backend between Strapi and the portal (docs/backend.md): give its address.";
	if (status === 401 || status === 403)
		return `refuses the service secret (${status}). Set SERVICE_SECRET to the backend's, and its header in SECRET_HEADERS if it is not ${header}.`;
	if (status >= 300 && status < 400) {
		const to = URL.parse(headers.get("location") ?? "")?.origin ?? "another address";
		return `redirects (${status}) to ${to}, which the portal does not follow: give the address that answers.`;
	}
	if (status === 404) return `has no such call (404). Give the address before /api, as LARAVEL_URL has it.`;
	if (isPage(text))
		return `answers with a page (${status}) instead of JSON. Give the backend's address, past a website or a sign-in before it.`;
	return `answers ${status}. Look into the backend's log.`;
}

async function reached(url: string, path: string, { secret, deadlineMs }: Target): Promise<Reached> {
	try {
		const response = await fetch(`${url}/api${path}`, {
			headers: { Accept: "application/json", "Accept-Language": LOCALE?.code ?? "", [secret.header]: secret.value },
			redirect: "manual",
			signal: AbortSignal.timeout(deadlineMs),
		});
		const text = await response.text();
		return {
			status: response.status,
			isThere: response.ok && parseJson(text) !== undefined,
			sentence: sentenceOf(response, text, secret.header),
		};
	} catch (error) {
		return { status: 0, isThere: false, sentence: `gives ${reasonOf(error, deadlineMs).what}.` };
	}
}

const answersAt = async (url: string, target: Target): Promise<boolean> =>
	(await Promise.all(CALLS.map((path) => reached(url, path, target)))).some(({ isThere }) => isThere);

/** Other addresses that the contract may be at: without /api, and without any path. */
const othersOf = (url: string): string[] =>
	[url.replace(/\/api(?:\/strapi)?$/, ""), new URL(url).origin].filter((other) => other !== url);

/** One sentence that says what to do; undefined: the contract is there. */
export async function absence(target: Target): Promise<string | undefined> {
	const { url } = target;
	const all = await Promise.all(CALLS.map((path) => reached(url, path, target)));
	const [first] = all;
	if (!first || all.some(({ isThere }) => isThere)) return undefined;
	for (const other of othersOf(url))
		if (await answersAt(other, target))
			return `${url} has no contract, but ${other} has: the portal adds /api itself. Give ${other}.`;
	if (/\/api(?:\/strapi)?$/.test(url))
		return `${url} ends with /api, which the portal adds itself. Give ${othersOf(url)[0]}.`;
	return `${url} ${first.sentence}`;
}
