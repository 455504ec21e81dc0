/**
 * The only inline script of a page. It starts the entry, whose file name is in the element's `data-entry`. So the script's
 * text, and with it the hash in the policy, is the same in every release, and HTML that was cached before a release fits
 * the policy after it. Under 'strict-dynamic' a script is trusted if a trusted script has added it; this one adds only
 * files of /assets. The entry is fetched at once and runs when the page has been parsed.
 */
export const BOOT = `{
const file = "/assets/" + document.currentScript.dataset.entry.replace(/[^\\w.-]/g, "");
const add = (name, made) => document.head.append(Object.assign(document.createElement(name), made));
add("link", { rel: "modulepreload", href: file });
const url = window.trustedTypes ? trustedTypes.createPolicy("boot", { createScriptURL: () => file }).createScriptURL("") : file;
addEventListener("DOMContentLoaded", () => add("script", { type: "module", src: url }));
}`.replaceAll("\n", "");

/** For `script-src`; tests/unit/policy-hashes.test.ts compares it with the script. */
export const BOOT_HASH = "sha256-a6di3IV4mQflQQuxL/3SgLR9GJAIEwta2CN1tlwxmek=";
