import { CONSENTS } from "../../shared/countries.ts";

/** [7.22] */
export function registrationSuccess(values: FormData): void {
	const flags = CONSENTS.map((name) => [name, values.has(name) ? "yes" : "no"]);
	window.dataLayer?.push({ event: "registrationSuccess", ...Object.fromEntries(flags) });
}
