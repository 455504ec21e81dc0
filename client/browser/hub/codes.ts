import * as z from "zod/mini";
import { type HubCall, hubCall } from "../../../shared/hub-endpoints.ts";

const post = (call: HubCall, body: object): Promise<Response> =>
	fetch(hubCall(call), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** A one-time code for this host's session, which only `audience` can redeem. It is null when nobody is signed in. */
export async function mintCode(audience: string): Promise<string | null> {
	const response = await post("code", { audience });
	return z.object({ code: z.nullable(z.string()) }).parse(await response.json()).code;
}

/** Redeems a code and signs the visitor in on this host. Status 403 means that the code or its session is no longer valid. */
export const redeemCode = (code: string): Promise<Response> => post("redeem", { code });

/** Deletes this host's session cookie. Sessions on other hosts continue. */
export const forgetSession = (): Promise<Response> => post("forget", {});
