import { page } from "../stores/page.ts";
import { chunk } from "./chunks.ts";

/** The forms of the external identity: plain posts, with a script in between where there is one. */
export function watchHca(): void {
	document.addEventListener("submit", (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement)) return;
		if (form.dataset.hca !== undefined) wait(event, form, start);
		else if (form.dataset.hcaLogout !== undefined) wait(event, form, signOut);
	});
	// A page restored by the back button has nothing to wait for.
	addEventListener("pageshow", stopWaiting);
	const failure = document.querySelector<HTMLElement>("[data-console-error]");
	// What went wrong on the way here, for whoever is asked about it. [8.09]
	if (failure) console.error(failure.dataset.consoleError);
}

/** A spinner while the link is built, then the browser leaves. [4.18] */
function wait(event: SubmitEvent, form: HTMLFormElement, act: (form: HTMLFormElement) => Promise<void>): void {
	event.preventDefault();
	const { submitter } = event;
	if (submitter?.ariaBusy) return;
	if (submitter) submitter.ariaBusy = "true";
	submitter?.classList.add("button--loading");
	void act(form);
}

/** Whatever fails here, the plain form does the same. */
async function start(form: HTMLFormElement): Promise<void> {
	const code = await chunk(() => import("../hca/start.ts"));
	try {
		if (!code) throw new Error("No code");
		location.assign(await code.authorizeLink(form));
	} catch {
		form.submit();
	}
}

async function signOut(form: HTMLFormElement): Promise<void> {
	const code = await chunk(() => import("../hca/sign-out.ts"));
	await code?.signOutOfSdk(page.getState().facts?.hca?.sdk ?? null);
	form.submit();
}

function stopWaiting(): void {
	for (const button of document.querySelectorAll("[data-hca] .button--loading")) {
		button.classList.remove("button--loading");
		button.removeAttribute("aria-busy");
	}
}
