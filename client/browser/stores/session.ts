import { createStore } from "zustand/vanilla";
import type { Consent, CountryCode } from "../../../shared/countries.ts";

interface SessionState {
	/** True while the backend checks the session. [4.09] */
	isFetchingUser: boolean;
	/** The consents that were missing at the sign-in on this page. [4.17] */
	missingConsents: readonly Consent[];
	/** The country whose rules require them. Null stands for the site's country. */
	country: CountryCode | null;
	/** The user who signed in on this page. The page's facts have it only after the next load. */
	userId: string;
	email: string;
}

/** Owner of session changes between two page loads. All other session data is in the page's facts. [3.12] */
export const session = createStore<SessionState>()(() => ({
	isFetchingUser: false,
	missingConsents: [],
	country: null,
	userId: "",
	email: "",
}));
