import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../components/icon.tsx";
import { ScopeProvider } from "../forms/scope.ts";
import { usePage } from "../page.ts";

interface ModalProps {
	/** Distinguishes the titles' ids. */
	name: string;
	title: string;
	isOpen: boolean;
	/** Which of its contents it shows: the focus follows when another one swaps in. */
	face?: string;
	onClose: () => void;
	/** A click beside it closes it too; not where something may have been typed. [2.46] */
	lightDismiss?: boolean;
	narrow?: boolean;
	children: ReactNode;
}

/** What was just said, else the first field; not the button that closes it again. */
const FIRST = [".notice--success", "form:not([hidden] *) input:not([type=hidden]):not([readonly])"];

/**
 * The one shell of all modals [2.47], on the browser's own dialog: it traps the focus and closes with Escape. Closed,
 * it stays in the page with all that was typed.
 */
export function Modal({
	name,
	title,
	isOpen,
	face = "",
	onClose,
	lightDismiss = false,
	narrow = false,
	children,
}: ModalProps) {
	const { t } = usePage();
	const dialog = useRef<HTMLDialogElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another face moves the focus
	useEffect(() => {
		const element = dialog.current;
		if (!isOpen) {
			element?.close();
			return;
		}
		// Escape has closed it already where closing one face leads to another.
		if (!element?.open) element?.showModal();
		const place = FIRST.map((selector) => element?.querySelector<HTMLElement>(selector)).find((found) => found);
		place?.focus();
	}, [isOpen, face]);
	const onClick = ({ target, currentTarget }: MouseEvent) => {
		if (lightDismiss && target === currentTarget) onClose();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the dialog knows itself
		<dialog
			ref={dialog}
			className={narrow ? "modal modal--narrow" : "modal"}
			aria-labelledby={`modal-${name}`}
			onClose={() => isOpen && onClose()}
			onClick={onClick}
		>
			<div className="modal__box">
				<div className="modal__head">
					<h2 id={`modal-${name}`}>{title}</h2>
					<button className="header__button" type="button" onClick={onClose}>
						<Icon name="close" />
						<span className="visually-hidden">{t("forms.close")}</span>
					</button>
				</div>
				<ScopeProvider value={`modal-${name}`}>{children}</ScopeProvider>
			</div>
		</dialog>
	);
}
