import { element } from "../element.ts";

export const buttonOf = (text: string, onclick: () => void, ghost = ""): HTMLButtonElement =>
	element("button", { type: "button", className: `button ${ghost}`, onclick }, text);

export function dialogOf(
	id: string,
	title: string,
	text: string,
	actions: HTMLElement[],
	message: HTMLElement | "" = "",
): HTMLDialogElement {
	const dialog = element(
		"dialog",
		{ className: "modal modal--narrow" },
		element(
			"div",
			{ className: "modal__box" },
			element("h2", { id, tabIndex: -1, autofocus: true }, title),
			element("p", { id: `${id}-text` }, text),
			message,
			element("div", { className: "modal__actions" }, ...actions),
		),
	);
	dialog.setAttribute("aria-labelledby", id);
	dialog.setAttribute("aria-describedby", `${id}-text`);
	return dialog;
}
