import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../../markup/components/icon-button.tsx";
import { ScopeProvider } from "../../markup/forms/scope.ts";
import { usePage } from "../../markup/page.ts";

interface ModalProps {
	name: string;
	title: string;
	isOpen: boolean;
	/** Names the visible content. When it changes, the focus moves to the new content. */
	face?: string;
	onClose: () => void;
	/** A click outside closes the modal. Modals with forms do not use it: the visitor would lose the input. [2.46] */
	lightDismiss?: boolean;
	narrow?: boolean;
	children: ReactNode;
}

/** What gets the focus when the modal opens. The close button never does. */
const FIRST = [".notice--success", "form:not([hidden] *) input:not([type=hidden]):not([readonly])", "form button"];

/** The press must begin outside too: selecting text from inside to outside also ends in a click on the dialog. */
let pressed: EventTarget | undefined;

/** The shell of all React modals [2.47]. A closed modal stays mounted and keeps its input. */
export function Modal({ name, title, isOpen, face, onClose, lightDismiss, narrow, children }: ModalProps) {
	const { t } = usePage();
	const dialog = useRef<HTMLDialogElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another face moves the focus
	useEffect(() => {
		const element = dialog.current;
		if (!isOpen) {
			element?.close();
			return;
		}
		// The dialog is closed when it is new, or when Escape closed it while onClose switched to another face.
		if (!element?.open) element?.showModal();
		const target = FIRST.map((selector) => element?.querySelector<HTMLElement>(selector)).find((match) => match);
		target?.focus();
	}, [isOpen, face]);
	const onClick = ({ target, currentTarget }: MouseEvent) => {
		if (lightDismiss && target === currentTarget && target === pressed) onClose();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the dialog handles Escape itself
		<dialog
			ref={dialog}
			className={narrow ? "modal modal--narrow" : "modal"}
			aria-labelledby={`modal-${name}`}
			onClose={() => isOpen && onClose()}
			onPointerDown={({ target }) => {
				pressed = target;
			}}
			onClick={onClick}
		>
			<div className="modal__box">
				<div className="modal__head">
					<h2 id={`modal-${name}`}>{title}</h2>
					<IconButton icon="close" label={t("forms.close")} onClick={onClose} />
				</div>
				<ScopeProvider value={`modal-${name}`}>{children}</ScopeProvider>
			</div>
		</dialog>
	);
}
