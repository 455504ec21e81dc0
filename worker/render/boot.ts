import { NO_ANSWER } from "../../shared/consent.ts";
import { REQUIRED } from "../../shared/floor.ts";

/** Applies the chosen colour scheme before the first paint, and later changes from another tab or a restored page. */
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

/** Reserves the space of the "continue" shelf before the first paint if this browser has stored progress of the user. */
const BEGUN = `
try { root.toggleAttribute("data-begun", !!localStorage.getItem("library:" + root.dataset.owner)?.includes('"progress":[{')); } catch {}`;

/** Shows lists as rows if the reader chose so, before the first paint, and keeps a new choice of the button with `data-view`. */
const VIEW = `
try { root.toggleAttribute("data-rows", localStorage.getItem("view") === "rows"); } catch {}
const chooseView = () => { const rows = root.toggleAttribute("data-rows"); try { localStorage.setItem("view", rows ? "rows" : "cards"); } catch {} };`;

/** Reserves the space of the reader's areas above lists: client/browser/library/area-links.ts. */
const AREAS = `
try { root.toggleAttribute("data-areas", !!localStorage.getItem("areas")); } catch {}`;

/** Shows the consent banner before the first paint, except beside a provider's response (client/browser/visit/visit.ts). */
const CONSENT = `
root.toggleAttribute("data-asks", ${NO_ANSWER} && !/[?&](code|state)=/.test(location.search));`;

/** Marks loaded pictures: client/styles/picture.css. Their events neither bubble nor reach the window. */
const PICTURES = `
document.addEventListener("load", ({ target }) => { if (target.tagName === "IMG") target.dataset.loaded = ""; }, true);`;

/**
 * The only inline script of a page without late parts. It starts the entry named by `data-entry`, so the script and its hash are
 * the same in every release, and a page cached before a release fits the policy after it. It also records buttons that are
 * pressed before their code arrives (client/browser/enhancements/enhancements.ts, client/browser/shell/loading/first-use.ts).
 * A browser without the required features, or without the entry, shows the page without scripts; `data-scripts` tells the
 * style sheet which one it is.
 */
export const BOOT = `if (${Object.values(REQUIRED).join(" && ")}) {
${THEME}
${BEGUN}
${VIEW}
${AREAS}
${CONSENT}
${PICTURES}
root.dataset.scripts = "";
const pressed = window.pressed = new WeakSet();
addEventListener("click", ({ target }) => { const button = target.closest?.("button"); if (button) pressed.add(button); if (button && "view" in button.dataset) chooseView(); }, true);
const file = "/assets/" + document.currentScript.dataset.entry.replace(/[^\\w.-]/g, "");
const add = (name, made) => document.head.appendChild(Object.assign(document.createElement(name), made));
add("link", { rel: "modulepreload", href: file });
const url = window.trustedTypes ? trustedTypes.createPolicy("boot", { createScriptURL: () => file }).createScriptURL("") : file;
addEventListener("DOMContentLoaded", () => add("script", { type: "module", src: url }).addEventListener("error", () => root.removeAttribute("data-scripts")));
}`.replaceAll("\n", "");

/** The script's hash for `script-src`. tests/unit/policy-hashes.test.ts compares the two. */
export const BOOT_HASH = "sha256-CP32CVrCgHeOpA+aCiiDh/ZCzigDASVfn1ihy17KcWI=";

/**
 * The inline script after the page starts the entry, which otherwise waits for the parsed document, that is, for the last part.
 * The same script after a late part moves the part to its place, unless client-side navigation has led to another page. A late
 * part is no template: the policy would let scripts run that an attacker has injected into a template.
 */
export const LATE_SCRIPT = `{
const late = document.querySelector("[data-late]");
const here = location.pathname + location.search;
if (late) {
const part = late.firstElementChild;
late.remove();
if (window.lateAt === here) document.querySelector('[data-part="' + CSS.escape(part.dataset.part) + '"][data-state=pending]')?.replaceWith(part);
} else {
window.lateAt = here;
dispatchEvent(new Event("DOMContentLoaded"));
}
}`.replaceAll("\n", "");

/** The script's hash for `script-src`. tests/unit/policy-hashes.test.ts compares the two. */
export const LATE_SCRIPT_HASH = "sha256-bzsAX4BRVLuTQDSvt9d8rKOVy9/y5i2W/GDcJ6wk7jc=";
