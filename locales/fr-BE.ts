import { base } from "./fr.ts";
import type { Dictionary } from "./keys.ts";

export const dictionary: Dictionary = {
	base,
	differences: {
		site: {
			description: "Actualités, documents et formations pour les professionnels de la santé en Belgique.",
			country: "Belgique",
		},
		register: {
			intro:
				"Pour les médecins qui exercent en Belgique. Le personnel infirmier et les pharmaciens ne peuvent pas créer de compte ici. La création du compte prend environ deux minutes.",
		},
		popup: {
			conditions:
				"Les médecins qui exercent en Belgique peuvent créer un compte. Nous confirmons ensuite votre profession.",
		},
		errors: {
			email: "Indiquez une adresse e-mail du type nom@cabinet.be.",
		},
	},
};
