import { SPECULATION_RULES } from "../../shared/speculation.ts";

/** Comes with the first sign of a pointer: before that nobody rests on a link. */
const rules = window.trustedTypes?.createPolicy("speculation", { createScript: () => SPECULATION_RULES });

document.head.append(
	Object.assign(document.createElement("script"), {
		type: "speculationrules",
		textContent: rules?.createScript("") ?? SPECULATION_RULES,
	}),
);
