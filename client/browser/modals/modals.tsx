import { type ComponentType, useState } from "react";
import { useStore } from "zustand";
import type { ModalName } from "../../../shared/modals.ts";
import { modals } from "../stores/modals.ts";
import { session } from "../stores/session.ts";
import { ConsentsModal } from "./consents-modal.tsx";
import { HcaModal } from "./hca-modal.tsx";
import { LoginModal } from "./login-modal.tsx";
import { RegisterModal } from "./register-modal.tsx";

/** The forgot-password form is part of the login modal. [2.27, 2.42] */
const MODALS: Record<ModalName, ComponentType | null> = {
	login: LoginModal,
	forgotPassword: LoginModal,
	register: RegisterModal,
	consents: ConsentsModal,
	// A dialog that the Worker has rendered (client/browser/shell/loading/modals.ts).
	registerPopup: null,
	hca: HcaModal,
};

/** The address that stands in the form which is left for another one: in the modal, or on the page behind it. */
function keepAddress(): void {
	const fields = [...document.querySelectorAll<HTMLInputElement>(".form input[name=email]")];
	const left = fields.findLast((field) => field.value !== "" && field.getClientRects().length > 0);
	if (!left) return;
	session.setState({ email: left.value });
	// The modals that stand in the page already; React leaves alone what a field holds.
	for (const field of fields) if (field.closest("#modals")) field.value = left.value;
}

// Before React shows the next form. The first modal may have been asked for before this code was there.
keepAddress();
modals.subscribe(({ open }, before) => open !== before.open && keepAddress());

/** Mounts each modal when it is first opened, and keeps it. */
export function Modals() {
	const open = useStore(modals, (state) => state.open);
	const [opened, setOpened] = useState<readonly ComponentType[]>([]);
	const current = open && MODALS[open];
	if (current && !opened.includes(current)) setOpened([...opened, current]);
	return opened.map((Modal) => <Modal key={Modal.name} />);
}
