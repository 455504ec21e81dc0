import * as z from "zod/mini";

const post = (path: string, body: object): Promise<Response> =>
	fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** A one-time code for who is signed in on this host; null: nobody is. */
export async function mintCode(audience: string): Promise<string | null> {
	const response = await post("/session/code", { audience });
	return response.ok ? z.object({ code: z.string() }).parse(await response.json()).code : null;
}

/** Whether the code signed this host in. */
export const redeemCode = async (code: string): Promise<boolean> => (await post("/session/redeem", { code })).ok;
