import { type ComponentType, useRef } from "react";
import { useStore } from "zustand";
import { type ModalName, modals } from "../stores/modals.ts";
import { ConsentsModal } from "./consents-modal.tsx";
import { HcaModal } from "./hca-modal.tsx";
import { LoginModal } from "./login-modal.tsx";
import { RegisterModal } from "./register-modal.tsx";

/** The modals that React renders; the forgot-password form is part of the login modal. [2.27, 2.42] */
const MODALS: Partial<Record<ModalName, ComponentType>> = {
	login: LoginModal,
	forgotPassword: LoginModal,
	register: RegisterModal,
	consents: ConsentsModal,
	hca: HcaModal,
};

/** Mounts each modal when it is first opened, and keeps it. */
export function Modals() {
	const open = useStore(modals, (state) => state.open);
	const opened = useRef(new Set<ComponentType>());
	const current = open && MODALS[open];
	if (current) opened.current.add(current);
	return [...opened.current].map((Modal) => <Modal key={Modal.name} />);
}
