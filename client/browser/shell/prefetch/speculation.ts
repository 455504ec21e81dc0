import { LOCALE_COOKIE } from "../../../../shared/locale-cookie.ts";
import { SPECULATION_RULES } from "../../../../shared/speculation.ts";

/** Adds the speculation rules; loaded when a pointer first moves, since they react to pointers only. */
const rules = window.trustedTypes?.createPolicy("speculation", { createScript: () => SPECULATION_RULES });

document.head.append(
	Object.assign(document.createElement("script"), {
		type: "speculationrules",
		textContent: rules?.createScript("") ?? SPECULATION_RULES,
	}),
);

/** The Worker sets no cookie with a prefetched page, which nobody may read: a page that was chosen so sets it here. [1.04] */
document.addEventListener("click", ({ target }) => {
	const link = target instanceof Element && target.closest<HTMLAnchorElement>(".language a");
	if (!link) return;
	const { name, maxAge } = LOCALE_COOKIE;
	const [, locale = ""] = link.pathname.split("/");
	const secure = location.protocol === "https:" ? "; secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API knows no max-age
	document.cookie = `${name}=${locale}; path=/; samesite=lax; max-age=${maxAge}${secure}`;
});
