import { SPECULATION_RULES } from "../../../shared/speculation.ts";

/** Adds the speculation rules; loaded when a pointer first moves, since they react to pointers only. */
const rules = window.trustedTypes?.createPolicy("speculation", { createScript: () => SPECULATION_RULES });

document.head.append(
	Object.assign(document.createElement("script"), {
		type: "speculationrules",
		textContent: rules?.createScript("") ?? SPECULATION_RULES,
	}),
);
