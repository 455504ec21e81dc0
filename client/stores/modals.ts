import { createStore } from "zustand/vanilla";
import { recall, remember } from "./visit.ts";

/** The login modal shows either its own form or the one for a forgotten password, never both. [2.42, 4.12] */
export const MODALS = ["login", "forgotPassword", "register", "consents", "registerPopup", "hca"] as const;
export type ModalName = (typeof MODALS)[number];

interface ModalState {
	/** One at a time, by construction. [2.47] */
	open: ModalName | null;
	/** Where the focus returns to. */
	opener: HTMLElement | null;
	registrationIsComplete: boolean;
	/** Once per visit: a session of the browser's tab. */
	hasShownRegisterPopup: boolean;
	show(name: ModalName, opener?: HTMLElement | null): void;
	close(): void;
	completeRegistration(): void;
}

const SHOWN = "register-popup-shown";

/** Owner of what stands above the page. [3.12] */
export const modals = createStore<ModalState>()((set) => ({
	open: null,
	opener: null,
	registrationIsComplete: false,
	hasShownRegisterPopup: recall(SHOWN) !== null,
	show: (open, opener) => {
		if (open === "registerPopup") remember(SHOWN, "1");
		set((state) => ({
			open,
			// From one modal to the next, the focus still returns to the page.
			opener: opener?.closest("dialog") ? state.opener : (opener ?? state.opener),
			registrationIsComplete: open === "register" ? false : state.registrationIsComplete,
			hasShownRegisterPopup: open === "registerPopup" || state.hasShownRegisterPopup,
		}));
	},
	close: () => set({ open: null }),
	completeRegistration: () => set({ registrationIsComplete: true }),
}));
