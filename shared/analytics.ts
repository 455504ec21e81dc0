import type { Consent } from "./countries.ts";

/** Clicks reported to the backend: values of `data-track`, and links without one. [3.09] */
export type ClickEvent = "download" | "external";

export type LayerEvent =
	/** At every route change. The user is null when signed out. [4.01] */
	| { event: "logged_in" | "logged_out"; userId: string | null }
	/** [7.22] */
	| ({ event: "registrationSuccess" } & Record<Consent, "yes" | "no">);
