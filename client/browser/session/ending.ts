import { type LocaleCode, localeOf } from "../../../shared/locales.ts";
import { paths, returningTo } from "../../../shared/routes.ts";
import { element } from "../element.ts";
import { hasInput } from "../shell/navigation/leaving.ts";
import { recall, remember } from "../storage/session-storage.ts";
import { page } from "../stores/page.ts";
import { loadWords } from "../words.ts";
import { buttonOf, dialogOf } from "./dialog.ts";
import { SIGNED_OUT } from "./other-tab.ts";
import { onSignOut } from "./sign-out.ts";
import { fetchUser } from "./user.ts";

/** Five minutes before the session ends, a dialog offers to stay signed in [WCAG 2.2.1]. Tabs share renewals. */

const WARNING_MS = 5 * 60_000;
/** Two tabs compute the same end with a small difference. */
const TOLERANCE_MS = 60_000;

/** When the session ends, in milliseconds since 1970: `soft` without another request, `hard` in any case. */
let soft = 0;
let hard = 0;
/** Another person has signed in. */
let isOthers = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let dialog: HTMLDialogElement | undefined;
const tabs = new BroadcastChannel("session");

export function watchEnd(): void {
	readPage();
	page.subscribe(readPage);
	tabs.onmessage = ({ data }) => (data === SIGNED_OUT ? end() : receive(data));
	// Pages of this tab's history from before the sign-in reload (client/browser/shell/loading/session-check.ts).
	remember("signed-in", "yes");
	onSignOut(() => {
		remember("signed-in", "");
		tabs.postMessage(SIGNED_OUT);
	});
	document.addEventListener("visibilitychange", () => soft && checkShown());
}

function readPage(): void {
	const life = page.getState().facts?.session;
	if (!life) return;
	hard = Math.max(hard, Date.now() + life.atMost * 1000);
	extend(Date.now() + life.left * 1000);
	tell();
}

const userId = () => page.getState().facts?.userId;
const tell = (): void => tabs.postMessage([soft, hard, userId()]);

function receive(message: unknown): void {
	const [until, atMost, user] = Array.isArray(message) ? message : [];
	if (typeof until !== "number" || typeof atMost !== "number") return;
	// A tab of the release before names nobody.
	if (!isOthers && user !== undefined && user !== userId()) endForOthers();
	if (isOthers) return;
	hard = Math.max(hard, atMost);
	extend(until);
}

/** The page's forms would be sent in the other person's name. */
function endForOthers(): void {
	isOthers = true;
	if (!hasInput("main form")) {
		location.reload();
		return;
	}
	end();
	const refuse = (event: Event) => {
		event.preventDefault();
		event.stopImmediatePropagation();
		shownEnding = undefined;
		warn("ended");
	};
	addEventListener("submit", refuse, true);
}

function extend(until: number): void {
	if (until - soft > TOLERANCE_MS) {
		soft = Math.min(until, hard);
		shownEnding = undefined;
		dialog?.close();
	}
	check();
}

function end(): void {
	soft = Date.now();
	check();
}

function check(): void {
	clearTimeout(timer);
	const left = soft - Date.now();
	if (left <= 0) warn("ended");
	else if (left <= WARNING_MS) warn(soft < hard ? "idle" : "whole");
	const next = left > WARNING_MS ? left - WARNING_MS : left;
	if (next > 0) timer = setTimeout(check, next);
}

/** Timers do not run while the machine sleeps, and no message reports that a sister portal ended the session. */
function checkShown(): void {
	check();
	if (!isOthers && document.visibilityState === "visible" && page.getState().facts?.hub) void stay(() => {});
}

type Ending = "idle" | "whole" | "ended";
/** The dialog that was shown last. A dialog that the visitor has closed does not open again. */
let shownEnding: Ending | undefined;

function warn(ending: Ending): void {
	if (shownEnding === ending || (ending === "whole" && isWarned())) return;
	shownEnding = ending;
	// If the dictionary cannot be loaded, the next check tries again.
	showDialog(ending).catch(() => {
		shownEnding = undefined;
	});
}

/** The hard end is announced once a visit, not again on every page. */
const isWarned = (): boolean => Math.abs(Number(recall("session-end-told")) - hard) < TOLERANCE_MS;

async function showDialog(ending: Ending): Promise<void> {
	const t = await loadWords();
	const { locale, address } = page.getState().facts ?? {};
	if (!locale || (ending !== "ended" && Date.now() > soft)) return;
	const time = new Intl.DateTimeFormat(localeOf(locale).iso, { hour: "2-digit", minute: "2-digit" }).format(soft);
	const keepsInput = ending === "ended" && hasInput("main form");
	const failed = element("p", { className: "field-error", role: "alert" });
	const signOut = () => buttonOf(t("nav.signOut"), () => leave(locale), "button--ghost");
	const close = (text: string, ghost?: string) => buttonOf(text, () => dialog?.close(), ghost);
	const actions = {
		idle: () => [
			buttonOf(t("sessionEnd.stay"), () => {
				// Screen readers say the same text again only if it was gone.
				failed.replaceChildren();
				void stay(() => failed.replaceChildren(t("sessionEnd.failed")));
			}),
			signOut(),
		],
		whole: () => [close(t("sessionEnd.understood")), signOut()],
		ended: () => [
			element("a", { className: "button", href: paths.login(locale) + returningTo(address ?? "") }, t("gate.signIn")),
			close(t(keepsInput ? "sessionEnd.here" : "sessionEnd.without"), "button--ghost"),
		],
	};
	// Closing gives the focus back. The next dialog then remembers where it was.
	dialog?.close();
	dialog?.remove();
	const title = t(ending === "ended" ? "sessionEnd.endedTitle" : "sessionEnd.title");
	const text = t(`sessionEnd.${keepsInput || ending !== "ended" ? ending : "endedReading"}`, { time });
	dialog = dialogOf("session-end", title, text, actions[ending](), failed);
	if (ending === "ended") dialog.classList.add("modal--covering");
	if (ending === "ended" && !keepsInput) {
		// The page of the person who was signed in is not shown again: Escape closes nothing, or the page reloads.
		dialog.setAttribute("closedby", "none");
		dialog.onclose = () => location.reload();
	}
	document.body.append(dialog);
	dialog.showModal();
	if (ending === "whole") remember("session-end-told", String(hard));
}

/** Renews the session, as any request does. */
async function stay(fail: () => void): Promise<void> {
	const { facts } = page.getState();
	const response = facts && (await fetchUser(facts.locale).catch(() => null));
	if (response?.status === 401) {
		end();
		return;
	}
	const life = page.getState().facts?.session;
	if (!response?.ok || !life) return fail();
	extend(Date.now() + life.idle * 1000);
	tell();
}

const leave = (locale: LocaleCode): void =>
	document.querySelector<HTMLFormElement>(`form[action="${paths.logout(locale)}"]`)?.requestSubmit();
