import { accountCall } from "../../../shared/endpoints.ts";
import { type LocaleCode, localeOf } from "../../../shared/locales.ts";
import { paths, returningTo } from "../../../shared/routes.ts";
import { element } from "../element.ts";
import { recall, remember } from "../storage/session-storage.ts";
import { page } from "../stores/page.ts";
import { loadWords } from "../words.ts";
import { onSignOut } from "./sign-out.ts";

/**
 * Five minutes before a session ends a dialog offers to stay [WCAG 2.2.1]; what has been typed stays on the page in any case. Loaded
 * where somebody is signed in. Tabs tell each other when the session was used.
 */

const WARNING_MS = 5 * 60_000;
/** Two tabs know the same end by a moment's difference. */
const SAME_MS = 60_000;
const SIGNED_OUT = "signed out";

/** Milliseconds since 1970: without another request, and in any case. */
let soft = 0;
let hard = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let dialog: HTMLDialogElement | undefined;
const tabs = new BroadcastChannel("session");

export function watchEnd(): void {
	follow();
	page.subscribe(follow);
	tabs.onmessage = ({ data }) => (data === SIGNED_OUT ? end() : hear(data));
	onSignOut(() => tabs.postMessage(SIGNED_OUT));
	// A machine that was asleep wakes up late.
	document.addEventListener("visibilitychange", () => soft && check());
}

function follow(): void {
	const life = page.getState().facts?.session;
	if (!life) return;
	hard = Math.max(hard, Date.now() + life.atMost * 1000);
	extend(Date.now() + life.left * 1000);
	tabs.postMessage([soft, hard]);
}

/** Another tab has used the session, or somebody has signed in there. */
function hear(told: unknown): void {
	const [until, atMost] = Array.isArray(told) ? told : [];
	if (typeof until !== "number" || typeof atMost !== "number") return;
	hard = Math.max(hard, atMost);
	extend(until);
}

function extend(until: number): void {
	if (until - soft > SAME_MS) {
		soft = Math.min(until, hard);
		shown = undefined;
		dialog?.close();
	}
	check();
}

function end(): void {
	soft = Date.now();
	check();
}

/** Says what is due now, and waits for what is next. */
function check(): void {
	clearTimeout(timer);
	const left = soft - Date.now();
	if (left <= 0) say("ended");
	else if (left <= WARNING_MS) say(soft < hard ? "idle" : "whole");
	const next = left > WARNING_MS ? left - WARNING_MS : left;
	if (next > 0) timer = setTimeout(check, next);
}

type Case = "idle" | "whole" | "ended";
/** What has been said of this end; it is not said again when the dialog has been closed. */
let shown: Case | undefined;

function say(what: Case): void {
	if (shown === what || (what === "whole" && isTold())) return;
	shown = what;
	// Without its words it is said at the next occasion.
	ask(what).catch(() => {
		shown = undefined;
	});
}

/** On another page of this visit: what cannot be put off is said once. */
function isTold(): boolean {
	const isSame = Math.abs(Number(recall("session-end-told")) - hard) < SAME_MS;
	remember("session-end-told", String(hard));
	return isSame;
}

async function ask(what: Case): Promise<void> {
	const t = await loadWords();
	const { locale, address } = page.getState().facts ?? {};
	if (!locale || (what !== "ended" && Date.now() > soft)) return;
	const time = new Intl.DateTimeFormat(localeOf(locale).iso, { hour: "2-digit", minute: "2-digit" }).format(soft);
	const keepsInput = what === "ended" && hasInput();
	const failed = element("p", { className: "field__error", role: "alert" });
	const button = (text: string, onclick: () => void, ghost = "") =>
		element("button", { type: "button", className: `button ${ghost}`, onclick }, text);
	const signOut = () => button(t("nav.signOut"), () => leave(locale), "button--ghost");
	const close = (text: string, ghost?: string) => button(text, () => dialog?.close(), ghost);
	const actions = {
		idle: () => [button(t("sessionEnd.stay"), () => void stay(() => failed.append(t("sessionEnd.failed")))), signOut()],
		whole: () => [close(t("sessionEnd.understood")), signOut()],
		ended: () => [
			element("a", { className: "button", href: paths.login(locale) + returningTo(address ?? "") }, t("gate.signIn")),
			keepsInput
				? close(t("sessionEnd.here"), "button--ghost")
				: button(t("sessionEnd.without"), () => location.reload(), "button--ghost"),
		],
	};
	dialog?.remove();
	dialog = element(
		"dialog",
		{ className: what === "ended" ? "modal modal--narrow modal--covering" : "modal modal--narrow" },
		element(
			"div",
			{ className: "modal__box" },
			element(
				"h2",
				{ id: "session-end", tabIndex: -1, autofocus: true },
				t(what === "ended" ? "sessionEnd.endedTitle" : "sessionEnd.title"),
			),
			element(
				"p",
				{ id: "session-end-text" },
				t(`sessionEnd.${keepsInput || what !== "ended" ? what : "endedReading"}`, { time }),
			),
			failed,
			element("div", { className: "modal__actions" }, ...actions[what]()),
		),
	);
	dialog.setAttribute("aria-labelledby", "session-end");
	dialog.setAttribute("aria-describedby", "session-end-text");
	// Escape would show the page of the person who was signed in.
	if (what === "ended" && !keepsInput) dialog.oncancel = (event) => event.preventDefault();
	document.body.append(dialog);
	dialog.showModal();
}

/** Whether somebody has typed into a form of the page, which a reload would lose. */
const hasInput = (): boolean =>
	[...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("main form :is(input, textarea)")].some(
		(field) => field.value !== field.defaultValue || ("checked" in field && field.checked !== field.defaultChecked),
	);

/** A request is enough: the Worker renews the session with its answer. */
async function stay(fail: () => void): Promise<void> {
	const answer = await fetch(accountCall("user"), { headers: { Accept: "application/json" } }).catch(() => null);
	if (answer?.status === 401) {
		end();
		return;
	}
	const life = page.getState().facts?.session;
	if (!answer?.ok || !life) return fail();
	extend(Date.now() + life.idle * 1000);
	tabs.postMessage([soft, hard]);
}

const leave = (locale: LocaleCode): void =>
	document.querySelector<HTMLFormElement>(`form[action="${paths.logout(locale)}"]`)?.requestSubmit();
