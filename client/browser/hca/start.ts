import * as z from "zod/mini";
import { toVerifier, VERIFIER_NUMBERS } from "../../../shared/hca.ts";

const answer = z.object({ url: z.url() });

/** Makes the PKCE verifier [9.04], sends it to the Worker, and returns the provider's address. [7.24] */
export async function authorizeLink(form: HTMLFormElement): Promise<string> {
	const body = new FormData(form);
	body.set("verifier", toVerifier(crypto.getRandomValues(new Uint32Array(VERIFIER_NUMBERS))));
	const response = await fetch(form.action, { method: "POST", headers: { Accept: "application/json" }, body });
	return answer.parse(await response.json()).url;
}
