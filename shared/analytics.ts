import type { Consent } from "./countries.ts";

/** The event table: what a visit reports beside its page views. */

/** Clicks, told to the backend: the values of `data-track`, and what links without one report. [3.09] */
export type ClickEvent = "download" | "external";

/** Entries of `window.dataLayer`. */
export type LayerEvent =
	/** On every route change; null: logged out. [4.01] */
	| { event: "logged_in" | "logged_out"; userId: string | null }
	/** [7.22] */
	| ({ event: "registrationSuccess" } & Record<Consent, "yes" | "no">);
