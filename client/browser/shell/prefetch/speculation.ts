import { LOCALE_COOKIE } from "../../../../shared/locale-cookie.ts";
import { SPECULATION_RULES } from "../../../../shared/speculation.ts";

if (HTMLScriptElement.supports?.("speculationrules")) {
	const policy = window.trustedTypes?.createPolicy("speculation", { createScript: () => SPECULATION_RULES });
	document.head.append(
		Object.assign(document.createElement("script"), {
			type: "speculationrules",
			textContent: policy?.createScript("") ?? SPECULATION_RULES,
		}),
	);
	document.addEventListener("click", keepLanguage);
}

/**
 * A prefetched page sets no cookie, because the visitor may never open it. Choosing a language does. [1.04] Without the rules the
 * page sets the cookie, which Safari keeps longer than a script's.
 */
function keepLanguage({ target }: MouseEvent): void {
	const link = target instanceof Element && target.closest<HTMLAnchorElement>(".language a");
	if (!link) return;
	const { name, maxAge } = LOCALE_COOKIE;
	const [, locale = ""] = link.pathname.split("/");
	const secure = location.protocol === "https:" ? "; secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API has no max-age
	document.cookie = `${name}=${locale}; path=/; samesite=lax; max-age=${maxAge}${secure}`;
}
