import { createStore } from "zustand/vanilla";
import type { ModalName } from "../../../shared/modals.ts";
import { recall, remember } from "../storage/session-storage.ts";

interface ModalState {
	/** Never more than one modal is open. [2.47] */
	open: ModalName | null;
	opener: HTMLElement | null;
	registrationIsComplete: boolean;
	/** A visit is the life of a browser tab. */
	hasShownRegisterPopup: boolean;
	show(name: ModalName, opener?: HTMLElement | null): void;
	close(): void;
	completeRegistration(): void;
}

const SHOWN = "register-popup-shown";

/** Owner of the open modal. [3.12] */
export const modals = createStore<ModalState>()((set) => ({
	open: null,
	opener: null,
	registrationIsComplete: false,
	hasShownRegisterPopup: recall(SHOWN) !== null,
	show: (open, opener) => {
		if (open === "registerPopup") remember(SHOWN, "1");
		set((state) => ({
			open,
			// When one modal opens another, the focus still returns to the first one's opener.
			opener: opener?.closest("dialog") ? state.opener : (opener ?? state.opener),
			registrationIsComplete: open === "register" ? false : state.registrationIsComplete,
			hasShownRegisterPopup: open === "registerPopup" || state.hasShownRegisterPopup,
		}));
	},
	close: () => set({ open: null, opener: null }),
	completeRegistration: () => set({ registrationIsComplete: true }),
}));
