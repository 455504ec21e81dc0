import * as z from "zod/mini";

const post = (path: string, body: object): Promise<Response> =>
	fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** A one-time code for who is signed in on this host; null: nobody is. */
export async function mintCode(audience: string): Promise<string | null> {
	const response = await post("/session/code", { audience });
	return z.object({ code: z.nullable(z.string()) }).parse(await response.json()).code;
}

/** Signs this host in; 403: the code, or the session behind it, is no good. */
export const redeemCode = (code: string): Promise<Response> => post("/session/redeem", { code });

/** Only here: the session itself, and the hosts that have it, stay as they are. */
export const forgetSession = (): Promise<Response> => post("/session/forget", {});
