import { REQUIRED } from "../../shared/floor.ts";

/**
 * Before the first paint: the reader's choice of light or dark, which else is the system's. Later too, when the choice is
 * changed here (client/browser/shell/page/theme.ts) or in another tab, and on a page that the back button brings.
 */
const THEME = `
const root = document.documentElement;
const paint = (stored) => {
const theme = ["light", "dark"].includes(stored) ? stored : "";
root.dataset.theme = theme;
document.querySelector("meta[name=color-scheme]").content = theme || "light dark";
for (const meta of document.querySelectorAll("meta[data-scheme]")) {
const { scheme } = meta.dataset;
meta.setAttribute("media", theme ? (theme === scheme ? "all" : "not all") : "(prefers-color-scheme: " + scheme + ")");
}
};
const recall = () => { try { paint(localStorage.getItem("theme")); } catch { paint(""); } };
recall();
addEventListener("storage", ({ key, newValue }) => { if (key === "theme" || key === null) paint(newValue); });
addEventListener("pageshow", ({ persisted }) => { if (persisted) recall(); });`;

/**
 * Before the first paint: whether who is signed in has something to go on with here, so that its shelf (client/markup/components/
 * shelves.tsx) has its place from the start, and none where it would be empty. client/browser/library/begun.ts says it from then on.
 */
const BEGUN = `
try { root.toggleAttribute("data-begun", !!localStorage.getItem("library:" + root.dataset.owner)?.includes('"progress":[{')); } catch {}`;

/**
 * The only inline script of a page. It starts the entry, whose file name is in the element's `data-entry`. So the script's
 * text, and with it the hash in the policy, is the same in every release, and HTML that was cached before a release fits
 * the policy after it. Under 'strict-dynamic' a script is trusted if a trusted script has added it; this one adds only
 * files of /assets. The entry is fetched at once and runs when the page has been parsed.
 *
 * It also notes which buttons are pressed, for code that comes later than the visitor: client/browser/enhancements/enhancements.ts, client/browser/shell/loading/reveal.ts.
 *
 * A browser that lacks something which the scripts need, does not even understand this one, or cannot load the entry, keeps
 * the page that works without scripts. The attribute tells the style sheet which of the two it is.
 */
export const BOOT = `if (${Object.values(REQUIRED).join(" && ")}) {
${THEME}
${BEGUN}
root.dataset.scripts = "";
const pressed = window.pressed = new WeakSet();
addEventListener("click", ({ target }) => { const button = target.closest?.("button"); if (button) pressed.add(button); }, true);
const file = "/assets/" + document.currentScript.dataset.entry.replace(/[^\\w.-]/g, "");
const add = (name, made) => document.head.appendChild(Object.assign(document.createElement(name), made));
add("link", { rel: "modulepreload", href: file });
const url = window.trustedTypes ? trustedTypes.createPolicy("boot", { createScriptURL: () => file }).createScriptURL("") : file;
addEventListener("DOMContentLoaded", () => add("script", { type: "module", src: url }).addEventListener("error", () => root.removeAttribute("data-scripts")));
}`.replaceAll("\n", "");

/** For `script-src`; tests/unit/policy-hashes.test.ts compares it with the script. */
export const BOOT_HASH = "sha256-QC6nuHsM3nWSpFsSFWSTIFyCbz17eeP70YLiq99DOlg=";
