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
	/** The categories that are asked; marketing only where a tag manager is configured. */
	asked: ConsentChoice;
	/** What was agreed to; null: not asked yet. */
	agreed: ConsentChoice | null;
	choose(agreed: ConsentChoice): void;
	/** Reads the cookie again: the question may have been answered in another tab. */
	readAgain(): void;
}

/**
 * Owner of what the visitor agreed to; a cookie remembers it. Lazily loaded modules get this store as an argument: if they
 * imported it, the bundler would split it into a chunk of its own, one more request for every page.
 */
export type ConsentStore = typeof consent;
export const consent = createStore<ConsentState>()((set) => ({
	asked: CONSENT_CATEGORIES.filter((category) => category === "analytics" || page.getState().facts?.tagManager),
	agreed: remembered(),
	choose: (agreed) => {
		const value = writeChoice(agreed, new Date().toISOString().slice(0, 10));
		const secure = location.protocol === "https:" ? "; Secure" : "";
		// biome-ignore lint/suspicious/noDocumentCookie: not every browser has another way
		document.cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_MAX_AGE}; SameSite=Lax${secure}`;
		set({ agreed });
	},
	readAgain: () => set({ agreed: remembered() }),
}));

function remembered(): ConsentChoice | null {
	const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`));
	return readChoice(found?.slice(CONSENT_COOKIE.length + 1));
}
