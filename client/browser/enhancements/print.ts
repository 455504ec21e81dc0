/** A button that prints the page; without scripts the browser's own menu does. */
export const startPrint = (button: HTMLElement): void => button.addEventListener("click", () => print());
