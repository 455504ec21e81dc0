import { createStore } from "zustand/vanilla";
import type { Consent, CountryCode } from "../../../shared/countries.ts";

interface SessionState {
	/** true while the backend is asked whether the session still holds. [4.09] */
	isFetchingUser: boolean;
	/** The consents that the sign-in on this page found unanswered. [4.17] */
	missingConsents: readonly Consent[];
	/** The country whose rules ask them; null: the site's. */
	country: CountryCode | null;
	/** The user who has signed in on this page; the page's facts have it only after the next load. */
	userId: string;
	/** The address that was typed in one of the accounts' forms, for the next one. */
	email: string;
}

/** Owner of what the browser learns of the session between two page loads; the rest is in the page's facts. [3.12] */
export const session = createStore<SessionState>()(() => ({
	isFetchingUser: false,
	missingConsents: [],
	country: null,
	userId: "",
	email: "",
}));
