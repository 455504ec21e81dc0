import type { ConsentChoice } from "../../../shared/consent.ts";
import { CONSENT_PATH } from "../../../shared/endpoints.ts";
import { announce } from "../shell/page/announce.ts";
import { keepClearOf } from "../shell/page/foot.ts";
import type { ConsentStore } from "../stores/consent.ts";
import { forgetAllBut } from "./forget.ts";

export function choose(consent: ConsentStore, agreed: ConsentChoice, announcement: string): void {
	const { agreed: before, asked } = consent.getState();
	// Before a first answer, and without a tag manager, such cookies are those of a sister site on the same domain.
	if (before || asked.includes("marketing")) forgetAllBut(agreed);
	keep(consent, agreed);
	consent.setState({ agreed });
	announce(announcement);
}

/** The script's cookie counts at once, and where the post fails. Of the Worker's, Safari keeps more than seven days. */
function keep(consent: ConsentStore, agreed: ConsentChoice): void {
	const { write } = consent.getState();
	write(agreed);
	// Reading waits until the browser has it: Chromium writes cookies in the background, and the post could overtake that.
	if (!document.cookie) return;
	void fetch(CONSENT_PATH, { method: "POST", keepalive: true })
		.then(() => {
			// The response to an older answer must not undo a newer one.
			const newest = consent.getState().agreed;
			if (newest && newest !== agreed) write(newest);
		})
		.catch(() => {});
}

export const focusPage = () => document.querySelector("main")?.focus({ preventScroll: true });

export function startBanner(consent: ConsentStore, openSettings: () => void): void {
	const banner = document.getElementById("consent");
	if (!banner) return;
	// The boot script has shown it, except where it had to wait.
	document.documentElement.dataset.asks = "";
	const answer = (button: HTMLElement): void => {
		const { answer: chosen } = button.dataset;
		if (chosen) choose(consent, chosen === "accept" ? consent.getState().asked : [], banner.dataset.saved ?? "");
		else openSettings();
	};
	const buttons = [...banner.querySelectorAll("button")];
	for (const button of buttons) button.onclick = () => answer(button);
	keepClearOf(banner);
	// It may be answered in another tab.
	const { readAgain } = consent.getState();
	addEventListener("focus", readAgain);
	const unsubscribe = consent.subscribe(({ agreed }) => {
		if (agreed === null) return;
		unsubscribe();
		removeEventListener("focus", readAgain);
		const hadFocus = banner.contains(document.activeElement);
		banner.remove();
		if (hadFocus) focusPage();
	});
	// The boot script has noted earlier presses, without their order: "Reject all", the first button, counts before the others.
	const pressed = buttons.find((button) => window.pressed?.has(button));
	if (pressed) answer(pressed);
}
