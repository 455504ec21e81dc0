import { connect, WindowMessenger } from "penpal";
import { forgetSession, mintCode, redeemCode } from "./codes.ts";

/** What a portal can ask of the hub. Sessions are passed as codes that only the asking portal can redeem, once, in a minute. */
export interface HubMethods {
	[name: string]: (...values: string[]) => Promise<unknown>;
	/** A code for the hub's session; null: nobody is signed in there. */
	get(): Promise<string | null>;
	/** Redeems a portal's code, which signs the hub in. */
	set(code: string): Promise<boolean>;
	/** Signs only the hub out. */
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
