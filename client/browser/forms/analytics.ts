import { CONSENTS } from "../../../shared/countries.ts";

/** Pushes registrationSuccess with a yes or no for every consent. [7.22] */
export function registrationSuccess(values: FormData): void {
	const flags = CONSENTS.map((name) => [name, values.has(name) ? "yes" : "no"]);
	window.dataLayer?.push({ event: "registrationSuccess", ...Object.fromEntries(flags) });
}
