import { connect, WindowMessenger } from "penpal";
import { mintCode, redeemCode } from "./codes.ts";

/** What the portals ask of the hub; what they get is a code that only they can spend, once and soon. */
export interface HubMethods {
	[name: string]: (...values: string[]) => Promise<unknown>;
	/** A code for the session that the hub keeps; null: nobody is signed in there. */
	get(): Promise<string | null>;
	/** Takes over the session of the portal that made the code. */
	set(code: string): Promise<boolean>;
	/** Signs the hub out. */
	delete(): Promise<void>;
}

export function serve(asking: string): void {
	const methods: HubMethods = {
		get: () => mintCode(asking),
		set: (code) => redeemCode(code),
		delete: async () => {
			await fetch("/api/api/logout", { method: "POST" });
		},
	};
	connect({ messenger: new WindowMessenger({ remoteWindow: window.parent, allowedOrigins: [asking] }), methods });
}
