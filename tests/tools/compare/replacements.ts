import { base64url, jwtDecrypt } from "jose";
import { type Answer, SEALING_KEY } from "./served.ts";
import { withoutHashes } from "./trees.ts";

/**
 * The replacements in both answers before the comparison. Clock, random numbers and release are the same in both trees, so that
 * nothing else differs by chance.
 */

interface Replacement {
	why: string;
	replace: (text: string, answer: Answer, now: number) => string | Promise<string>;
}

const headerOf = ({ headers }: Answer, wanted: string): string => headers.find(([name]) => name === wanted)?.[1] ?? "";

const REPLACEMENTS: readonly Replacement[] = [
	{
		why: "Hashes in the names of assets: they change with the client's code, which is compared by what it does",
		replace: withoutHashes,
	},
	{
		why: "The request's id: which random number it is depends on what else was drawn before",
		replace: (text, answer) => {
			const id = headerOf(answer, "x-request-id");
			return id === "" ? text : text.replaceAll(id, "[request id]");
		},
	},
	{
		why: "The validator of a kept page: a hash of the page, with the assets' hashes in it",
		replace: (text, answer) =>
			headerOf(answer, "content-type").startsWith("text/html")
				? text.replace(/^(etag: W\/)"[\da-f]{40}"$/gm, '$1"[hash of the page]"')
				: text,
	},
	{
		why: "Sealed values: shown opened, so that what is in them is compared",
		replace: opened,
	},
];

const SEALED = /eyJ[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+/g;

/** Text that the portal's key does not open stays as it is. */
async function opened(text: string, _: Answer, now: number): Promise<string> {
	const options = { currentDate: new Date(now) };
	for (const sealed of new Set(text.match(SEALED))) {
		const found = await jwtDecrypt(sealed, base64url.decode(SEALING_KEY), options).catch(() => null);
		if (found) text = text.replaceAll(sealed, `[sealed ${JSON.stringify([found.protectedHeader, found.payload])}]`);
	}
	return text;
}

export async function replaced(text: string, answer: Answer, now: number): Promise<string> {
	for (const { replace } of REPLACEMENTS) text = await replace(text, answer, now);
	return text;
}
