import { base } from "./fr.ts";
import type { Dictionary } from "./keys.ts";

export const dictionary: Dictionary = {
	base,
	differences: {
		site: {
			description: "Actualités, documents et formations pour les professionnels de la santé en Suisse.",
			country: "Suisse",
		},
		cookies: {
			title: "Votre sphère privée",
			privacy: "Déclaration de protection des données",
		},
		fields: {
			zipcode: "NPA",
		},
		register: {
			intro:
				"Pour les médecins qui exercent en Suisse. Le personnel infirmier et les pharmaciens ne peuvent pas créer de compte ici. La création du compte prend environ deux minutes.",
		},
		popup: {
			conditions:
				"Les médecins qui exercent en Suisse peuvent créer un compte. Nous confirmons ensuite votre profession.",
		},
		errors: {
			missing: { zipcode: "Indiquez le NPA." },
			email: "Indiquez une adresse e-mail du type nom@cabinet.ch.",
		},
	},
};
