/** Without scripts, visitors print from the browser's menu. */
export const startPrint = (button: HTMLElement): void => button.addEventListener("click", () => print());
