export const element = (root: HTMLElement, name: string): HTMLElement | null => root.querySelector(`[data-${name}]`);

export const button = (root: HTMLElement, action: string): HTMLElement | null =>
	root.querySelector(`[data-do=${action}]`);

export const range = (root: HTMLElement, name: string): HTMLInputElement | null =>
	root.querySelector(`input[data-${name}]`);

export const setPressed = (root: HTMLElement, action: string, pressed: boolean): void =>
	button(root, action)?.setAttribute("aria-pressed", String(pressed));

export const removeButton = (root: HTMLElement, action: string): void => button(root, action)?.remove();
