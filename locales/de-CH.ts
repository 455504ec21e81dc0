import { base } from "./de.ts";
import type { Dictionary } from "./keys.ts";

export const dictionary: Dictionary = {
	base,
	differences: {
		site: {
			description: "Aktuelles, Dokumente und Fortbildung für medizinische Fachpersonen in der Schweiz.",
			country: "Schweiz",
		},
		register: {
			intro:
				"Für Ärztinnen und Ärzte, die in der Schweiz tätig sind. Pflegefachpersonen sowie Apothekerinnen und Apotheker können hier kein Konto erstellen. Die Registrierung dauert etwa zwei Minuten.",
		},
		popup: {
			conditions:
				"Ein Konto können Ärztinnen und Ärzte erstellen, die in der Schweiz tätig sind. Wir bestätigen Ihren Beruf nach der Registrierung.",
		},
		errors: {
			email: "Geben Sie eine E-Mail-Adresse wie name@praxis.ch ein.",
		},
	},
};
