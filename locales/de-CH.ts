import { base } from "./de.ts";
import type { Dictionary } from "./keys.ts";

export const dictionary: Dictionary = {
	base,
	differences: {
		site: {
			description: "Nachrichten, Unterlagen und Fortbildung für medizinische Fachpersonen in der Schweiz.",
			country: "Schweiz",
		},
		popup: {
			conditions:
				"Der Zugang steht Ärztinnen und Ärzten offen, die in der Schweiz tätig sind. Ihr Beruf wird nach der Registrierung bestätigt.",
		},
		errors: {
			email: "Bitte geben Sie eine E-Mail-Adresse wie name@praxis.ch ein.",
		},
	},
};
