import { createStore } from "zustand/vanilla";
import { CONSENT_CATEGORIES, CONSENT_COOKIE, type ConsentChoice, readChoice } from "../../../shared/consent.ts";
import { page } from "./page.ts";

interface ConsentState {
	/** The categories to ask for. Marketing is asked only where a tag manager is configured. */
	asked: ConsentChoice;
	/** The accepted categories, or null before the first answer. */
	agreed: ConsentChoice | null;
	/** Reads the cookie again: another tab may have changed it. */
	readAgain(): void;
}

/** Lazy modules get the store as an argument: an import would move it to a chunk of its own. */
export type ConsentStore = typeof consent;
export const consent = createStore<ConsentState>()((set) => ({
	asked: CONSENT_CATEGORIES.filter((category) => category === "analytics" || page.getState().facts?.tagManager),
	agreed: remembered(),
	readAgain: () => set({ agreed: remembered() }),
}));

function remembered(): ConsentChoice | null {
	const stored = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`));
	return readChoice(stored?.slice(CONSENT_COOKIE.length + 1));
}
