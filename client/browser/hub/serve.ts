import { connect, WindowMessenger } from "penpal";
import { forgetSession, mintCode, redeemCode } from "./codes.ts";

/** What a portal can request from the hub. Only that portal can redeem its code, once, within a minute. */
export interface HubMethods {
	[name: string]: (...values: string[]) => Promise<unknown>;
	get(): Promise<string | null>;
	set(code: string): Promise<boolean>;
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
