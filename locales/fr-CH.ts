import { base } from "./fr.ts";
import type { Dictionary } from "./keys.ts";

export const dictionary: Dictionary = {
	base,
	differences: {
		site: {
			description: "Actualités, documents et formations pour les professionnels de la santé en Suisse.",
			country: "Suisse",
		},
		sections: {
			materials: "Documents",
		},
		itemNames: {
			materials: "Document",
		},
		search: {
			prompt: "Cherchez parmi les actualités, documents, podcasts, webcasts, webinaires et e-learnings.",
		},
		cookies: {
			title: "Votre sphère privée",
			privacy: "Déclaration de protection des données",
		},
		popup: {
			conditions: "L’accès est ouvert aux médecins en exercice. Votre profession est confirmée après l’inscription.",
		},
		errors: {
			email: "Veuillez indiquer une adresse e-mail comme nom@cabinet.ch.",
		},
	},
};
