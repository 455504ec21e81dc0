/** The elements of a player as client/markup/views/detail/player.tsx marks them. */

export const element = (root: HTMLElement, name: string): HTMLElement | null => root.querySelector(`[data-${name}]`);

export const button = (root: HTMLElement, does: string): HTMLElement | null => root.querySelector(`[data-do=${does}]`);

export const range = (root: HTMLElement, name: string): HTMLInputElement | null =>
	root.querySelector(`input[data-${name}]`);

export const setPressed = (root: HTMLElement, does: string, pressed: boolean): void =>
	button(root, does)?.setAttribute("aria-pressed", String(pressed));

/** Removes the button for something that this browser or medium cannot do. */
export const withhold = (root: HTMLElement, does: string): void => button(root, does)?.remove();
