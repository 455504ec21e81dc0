import { createStore } from "zustand/vanilla";
import type { Consent } from "../../shared/countries.ts";

interface SessionState {
	/** While the backend is asked whether the session still holds. [4.09] */
	isFetchingUser: boolean;
	/** What the sign-in just now found unanswered. [4.17] */
	missingConsents: readonly Consent[];
	/** Who has just signed in; the page's facts say it after the next load. */
	userId: string;
}

/** Owner of what the browser itself learns of the session; who is signed in, the page's facts say. [3.12] */
export const session = createStore<SessionState>()(() => ({ isFetchingUser: false, missingConsents: [], userId: "" }));
