import { CONSENTS, type Consent } from "../../../shared/countries.ts";

/** Pushes registrationSuccess to the data layer, with "yes" or "no" for every consent. [7.22] */
export function registrationSuccess(values: FormData): void {
	const flags = CONSENTS.map((name) => [name, values.has(name) ? "yes" : "no"]);
	const answers: Record<Consent, "yes" | "no"> = Object.fromEntries(flags);
	window.dataLayer?.push({ event: "registrationSuccess", ...answers });
}
