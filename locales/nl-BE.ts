import type { Dictionary } from "./keys.ts";
import { base } from "./nl.ts";

export const dictionary: Dictionary = {
	base,
	differences: {
		site: {
			description: "Nieuws, materiaal en opleiding voor zorgprofessionals in België.",
			country: "België",
		},
		register: {
			intro:
				"Voor artsen die in België werken. Verpleegkundigen en apothekers kunnen hier geen account aanmaken. Een account aanmaken duurt ongeveer twee minuten.",
		},
		popup: {
			conditions: "Voor artsen die in België werken. We bevestigen uw beroep na de registratie.",
		},
		errors: {
			email: "Vul een e-mailadres in zoals naam@praktijk.be.",
		},
	},
};
