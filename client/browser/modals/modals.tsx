import { type ComponentType, useState } from "react";
import { useStore } from "zustand";
import type { ModalName } from "../../../shared/modals.ts";
import { render } from "../islands/hydrate.tsx";
import { modals } from "../stores/modals.ts";
import { session } from "../stores/session.ts";
import { ConsentsModal } from "./consents-modal.tsx";
import { HcaModal } from "./hca-modal.tsx";
import { LoginModal } from "./login-modal.tsx";
import { RegisterModal } from "./register-modal.tsx";

/** The forgot-password form is a face of the login modal. [2.27, 2.42] */
const MODALS: Record<ModalName, ComponentType | null> = {
	login: LoginModal,
	forgotPassword: LoginModal,
	register: RegisterModal,
	consents: ConsentsModal,
	// The Worker renders this dialog (client/browser/shell/loading/modals.ts).
	registerPopup: null,
	hca: HcaModal,
};

/** Carries the e-mail address from the form that the visitor leaves or has sent into the forms of the modals. */
function carryEmail(left: ModalName | null): void {
	const fields = [...document.querySelectorAll<HTMLInputElement>(".form input[name=email]")];
	// Escape has closed the modal already, so its field is hidden.
	const isLeft = ({ id }: HTMLElement) => id === `modal-${left}-email`;
	const isVisible = (field: HTMLElement) => field.getClientRects().length > 0;
	const filled = fields.findLast((field) => field.value !== "" && (left ? isLeft(field) : isVisible(field)));
	if (filled) session.setState({ email: filled.value });
	const { email } = session.getState();
	// React does not change the value of a mounted field, so these are set directly.
	for (const field of fields) if (email && field.closest("#modals")) field.value = email;
}

// This must run before React renders the next form. A modal may have been requested before this code was loaded.
carryEmail(null);
modals.subscribe(({ open }, before) => open !== before.open && carryEmail(before.open));

function Modals() {
	const open = useStore(modals, (state) => state.open);
	const [opened, setOpened] = useState<readonly ComponentType[]>([]);
	const current = open && MODALS[open];
	if (current && !opened.includes(current)) setOpened([...opened, current]);
	return opened.map((Modal) => <Modal key={Modal.name} />);
}

let root: Promise<() => void> | undefined;

export function mount(element: HTMLElement): Promise<() => void> {
	root ??= render(element, <Modals />);
	// Without this reset, one failed download of the dictionary would break every later call.
	root.catch(() => {
		root = undefined;
	});
	return root;
}
