import { base } from "./fr.ts";
import type { Dictionary } from "./keys.ts";

export const dictionary: Dictionary = {
	base,
	differences: {
		site: {
			description: "Actualités, outils et formations pour les professionnels de la santé en Belgique.",
			country: "Belgique",
		},
		popup: {
			conditions: "L’accès est ouvert aux médecins en exercice. Votre profession est confirmée après l’inscription.",
		},
		errors: {
			email: "Veuillez indiquer une adresse e-mail comme nom@cabinet.be.",
		},
	},
};
