/**
 * The one inline script of a page. It starts the entry, whose file name its element carries, so that its own text, and
 * with it the policy's hash, is the same in every release: HTML that a cache kept fits the policy of a later one. What
 * a trusted script adds is trusted ('strict-dynamic'); a file of any other folder it never adds. The entry is fetched at
 * once and runs when the page is parsed.
 */
export const BOOT = `{
const file = "/assets/" + document.currentScript.dataset.entry.replace(/[^\\w.-]/g, "");
const add = (name, made) => document.head.append(Object.assign(document.createElement(name), made));
add("link", { rel: "modulepreload", href: file });
const url = window.trustedTypes ? trustedTypes.createPolicy("boot", { createScriptURL: () => file }).createScriptURL("") : file;
addEventListener("DOMContentLoaded", () => add("script", { type: "module", src: url }));
}`.replaceAll("\n", "");

/** By which the policy of scripts allows it. */
export const BOOT_HASH = "sha256-a6di3IV4mQflQQuxL/3SgLR9GJAIEwta2CN1tlwxmek=";
