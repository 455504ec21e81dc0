import { connect, WindowMessenger } from "penpal";
import { forgetSession, mintCode, redeemCode } from "./codes.ts";

/** What the portals ask of the hub; what they get is a code that only they can spend, once and soon. */
export interface HubMethods {
	[name: string]: (...values: string[]) => Promise<unknown>;
	/** A code for the session that the hub keeps; null: nobody is signed in there. */
	get(): Promise<string | null>;
	/** Takes over the session of the portal that made the code. */
	set(code: string): Promise<boolean>;
	/** Signs the hub out, and nobody else. */
	delete(): Promise<void>;
}

export function serve(asking: string): void {
	const methods: HubMethods = {
		get: () => mintCode(asking),
		set: async (code) => (await redeemCode(code)).ok,
		delete: async () => {
			await forgetSession();
		},
	};
	connect({ messenger: new WindowMessenger({ remoteWindow: window.parent, allowedOrigins: [asking] }), methods });
}
