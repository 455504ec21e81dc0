/**
 * Opened, the menu lies on its button: the focus goes on to the first control in it, until what is returned is called;
 * client/browser/shell/page/elsewhere.ts closes it when the focus leaves.
 */
export function watchMenu(): () => void {
	const menu = document.getElementById("menu");
	const enter = () => {
		if (menu?.matches(":popover-open") && !menu.contains(document.activeElement)) menu.querySelector("button")?.focus();
	};
	menu?.addEventListener("toggle", enter);
	// The press that opened it may have started the hydration.
	enter();
	return () => menu?.removeEventListener("toggle", enter);
}
