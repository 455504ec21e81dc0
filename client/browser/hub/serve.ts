import { connect, WindowMessenger } from "penpal";
import { forgetSession, mintCode, redeemCode } from "./codes.ts";

/** What a portal can request from the hub. Only that portal can redeem its code, once, within a minute. */
export interface HubMethods {
	[name: string]: (...values: string[]) => Promise<unknown>;
	/** A code for the hub's session, or null when nobody is signed in there. */
	get(): Promise<string | null>;
	/** Signs the hub in with a portal's code. */
	set(code: string): Promise<boolean>;
	/** Signs out on the hub only. */
	delete(): Promise<void>;
}

export function serve(portal: string): void {
	const methods: HubMethods = {
		get: () => mintCode(portal),
		set: async (code) => (await redeemCode(code)).ok,
		delete: async () => {
			await forgetSession();
		},
	};
	connect({ messenger: new WindowMessenger({ remoteWindow: window.parent, allowedOrigins: [portal] }), methods });
}
