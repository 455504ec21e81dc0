import { createStore } from "zustand/vanilla";
import {
	CONSENT_CATEGORIES,
	CONSENT_COOKIE,
	CONSENT_MAX_AGE,
	type ConsentChoice,
	readChoice,
	writeChoice,
} from "../../../shared/consent.ts";
import { page } from "./page.ts";

interface ConsentState {
	/** The categories to ask for. Marketing is asked only where a tag manager is configured. */
	asked: ConsentChoice;
	/** The accepted categories, or null before the first answer. */
	agreed: ConsentChoice | null;
	write(agreed: ConsentChoice): void;
	/** Reads the cookie again: another tab may have changed it. */
	readAgain(): void;
}

/** Lazy modules get the store as an argument: an import would move it to a chunk of its own. */
export type ConsentStore = typeof consent;
export const consent = createStore<ConsentState>()((set) => ({
	asked: CONSENT_CATEGORIES.filter((category) => category === "analytics" || page.getState().facts?.tagManager),
	agreed: remembered(),
	write: (agreed) => {
		const value = writeChoice(agreed, new Date().toISOString().slice(0, 10));
		const secure = location.protocol === "https:" ? "; Secure" : "";
		// biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
		document.cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_MAX_AGE}; SameSite=Lax${secure}`;
	},
	readAgain: () => set({ agreed: remembered() }),
}));

function remembered(): ConsentChoice | null {
	const stored = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`));
	return readChoice(stored?.slice(CONSENT_COOKIE.length + 1));
}
